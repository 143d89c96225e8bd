/** Keeps the errors that are told to the console out of the output of each test of a file. Gives what was told. */
export function quietConsole(): jest.Mock {
  const reported = jest.fn();
  beforeEach(() => {
    reported.mockClear();
    jest.spyOn(console, "error").mockImplementation(reported);
  });
  afterEach(() => jest.mocked(console.error).mockRestore());
  return reported;
}
