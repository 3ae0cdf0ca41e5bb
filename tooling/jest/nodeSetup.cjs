// A real server on a busy machine takes its time; only a test that hangs pays for this.
jest.setTimeout(180_000);
