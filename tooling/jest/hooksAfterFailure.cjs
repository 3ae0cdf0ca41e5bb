// Where `beforeAll` or `beforeEach` failed, what it should have made is undefined, and the hook that takes it down fails as well:
// `afterAll(() => stack.stop())`. Its error hid the cause. It is left out of a run that fails anyway; any other error is reported.
let hasFailed = false;

const noting =
  (hook) =>
  async (...given) => {
    try {
      return await hook(...given);
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
const forgiving =
  (hook) =>
  async (...given) => {
    try {
      return await hook(...given);
    } catch (error) {
      if (!hasFailed || error?.name !== 'TypeError') throw error;
      return undefined;
    }
  };

// A hook with a parameter waits for its callback to be called; it is left as it is.
const wrap = (name, around) => {
  const register = globalThis[name];
  globalThis[name] = (hook, limit) => register(hook.length > 0 ? hook : around(hook), limit);
};
for (const name of ['beforeAll', 'beforeEach']) wrap(name, noting);
for (const name of ['afterAll', 'afterEach']) wrap(name, forgiving);
