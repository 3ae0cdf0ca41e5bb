import type { FrameWorld, FrameWorlds } from '../page/frameWorlds';
import type { Choice } from './Choice';
import type { ButtonKind } from './BannerSearch';
import {
  clickButton,
  findGenericBanner,
  pressButton,
  setSwitches,
  type GenericBanner,
} from './genericBanner';

/** Buttons in the order in which they are tried once the switches are set. */
const IN_SETTINGS: Record<Choice, ButtonKind[]> = {
  accept: ['accept', 'save'],
  decline: ['decline', 'save'],
};
const MAX_TRIES = 3;
/** Longest wait for the settings to open. */
const OPEN_MS = 2_000;
const LOOK_EVERY_MS = 300;

const clickOne = async (banner: GenericBanner, kinds: readonly ButtonKind[], main: FrameWorld) => {
  const buttons = kinds.flatMap((kind) => banner.buttons.filter((button) => button.kind === kind));
  for (const { index } of buttons.slice(0, MAX_TRIES)) {
    if (await clickButton(banner, index, main)) return true;
  }
  return false;
};

/** Sets the switches, which may lie in the banner itself or behind one of its buttons, and saves them. */
const chooseInSettings = async (
  banner: GenericBanner,
  choice: Choice,
  worlds: FrameWorlds,
  main: FrameWorld,
): Promise<boolean> => {
  const settings = banner.buttons.find(({ kind }) => kind === 'settings');
  if (settings) await pressButton(banner, settings.index, main);
  const until = Date.now() + (settings ? OPEN_MS : 0);
  do {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    const opened = await findGenericBanner(worlds.all(), IN_SETTINGS[choice]);
    if (!opened) continue;
    await setSwitches(opened, choice === 'accept');
    if (await clickOne(opened, IN_SETTINGS[choice], main)) return true;
  } while (Date.now() < until);
  return false;
};

/**
 * Chooses in a banner that was found by its words; through its settings where the banner itself has no such button.
 * @returns whether the choice was made
 */
export const chooseInGenericBanner = async (
  banner: GenericBanner,
  choice: Choice,
  worlds: FrameWorlds,
): Promise<boolean> => {
  const main = worlds.main();
  if (!main) return false;
  if (await clickOne(banner, [choice], main)) return true;
  if (await chooseInSettings(banner, choice, worlds, main)) return true;
  // What only informs takes it for granted that everything is accepted.
  return choice === 'accept' && clickOne(banner, ['close'], main);
};
