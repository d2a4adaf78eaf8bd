import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The name of the browser; undefined if there is none. */
export const chromium = ['chromium', 'chromium-browser', 'google-chrome'].find(
  (name) => spawnSync(name, ['--version']).status === 0);

/**
 * Opens an address in Chromium and returns its document. With `waitsForScripts`, waits until the scripts have run, but
 * the browser draws no frames while it waits.
 */
export async function dumpDOM(address, { waitsForScripts = true } = {}) {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
  try {
    return await new Promise((resolve, reject) => {
      execFile(
        chromium,
        [
          '--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage',
          `--user-data-dir=${profile}`, ...(waitsForScripts ? ['--virtual-time-budget=20000'] : []), '--dump-dom',
          address,
        ],
        { timeout: 120_000, maxBuffer: 1 << 26 },
        (error, output) => (error ? reject(error) : resolve(output)));
    });
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
