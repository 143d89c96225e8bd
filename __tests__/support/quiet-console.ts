/** Keeps the errors of the console out of the output of each test of a file. Returns the mock that takes them. */
export function quietConsole(): jest.Mock {
  const reported = jest.fn();
  beforeEach(() => {
    reported.mockClear();
    jest.spyOn(console, "error").mockImplementation(reported);
  });
  afterEach(() => jest.mocked(console.error).mockRestore());
  return reported;
}
