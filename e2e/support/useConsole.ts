import type { Browser } from 'puppeteer';
import { launchBrowser } from '@yinyom/testing/browser';
import { signIn } from './demo';
import { createPerson, type Person } from './person';
import { sharedStack } from './sharedStack';
import type { Stack } from './startStack';

interface Options {
  /** The platform; without it the one that the files of a worker share. */
  start?: () => Promise<Stack>;
  /** Arguments of the browser. */
  args?: string[];
  /** Whether people have the session of the platform's demo user. */
  signedIn?: boolean;
  /** One person for the whole file, who goes on where the test before stopped. */
  keepsPerson?: boolean;
}

/** What the tests of a file work with. */
export interface ConsoleScene {
  readonly stack: Stack;
  readonly browser: Browser;
  /** Somebody with an empty browser profile; another one in each test. */
  readonly person: Person;
}

/**
 * Gives a file of tests a platform and a browser, and each of its tests a person; ends what it started, also after a failure.
 * @returns what hooks and tests may use from the file's own first hook on; the person in tests only, unless it is kept
 */
export const useConsole = ({
  start = sharedStack,
  args = [],
  signedIn = false,
  keepsPerson = false,
}: Options = {}): ConsoleScene => {
  const scene: Partial<{ -readonly [Part in keyof ConsoleScene]: ConsoleScene[Part] }> = {};
  const arrive = async () => {
    const { browser, stack } = scene;
    // The first hook failed and says why.
    if (!browser || !stack) return;
    scene.person = await createPerson(browser);
    if (signedIn) await signIn(scene.person, stack);
  };
  beforeAll(async () => {
    scene.stack = await start();
    scene.browser = await launchBrowser({ args });
    if (keepsPerson) await arrive();
  });
  afterAll(async () => {
    await scene.browser?.close();
    await scene.stack?.stop();
  });
  if (!keepsPerson) {
    beforeEach(arrive);
    afterEach(() => scene.person?.leave());
  }
  return scene as ConsoleScene;
};
