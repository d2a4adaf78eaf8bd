// The functions of the C library, under one name on every system. Importing Foundation would also link its locale data.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Android)
  @_exported import Android
#elseif canImport(WASILibc)
  @_exported import WASILibc
#elseif canImport(Darwin)
  @_exported import Darwin
#endif
