// The program whose mutants run in processes of their own.
int crosspager_main(int count, char **arguments);

int main(int count, char **arguments) { return crosspager_main(count, arguments); }
