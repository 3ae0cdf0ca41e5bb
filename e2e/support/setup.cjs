// A story through the whole product takes its time.
jest.setTimeout(300_000);
