/** Finding elements by their roles, or reading a large package, takes long on a busy machine; it never takes this long. */
jest.setTimeout(30_000);
