import type { FrameWorld, FrameWorlds } from '../page/frameWorlds';
import type { Choice } from './Choice';
import type { ButtonKind } from './findBanner';
import { clickButton, findGenericBanner, setSwitches, type GenericBanner } from './genericBanner';

/** Buttons in the order in which they are tried; the settings are only a way to the others. */
const ORDER: Record<Choice, ButtonKind[]> = { accept: ['accept'], decline: ['decline'] };
const IN_SETTINGS: Record<Choice, ButtonKind[]> = {
  accept: ['accept', 'save'],
  decline: ['decline', 'save'],
};
const MAX_TRIES = 3;
const OPEN_MS = 600;

const clickOne = async (banner: GenericBanner, kinds: readonly ButtonKind[], main: FrameWorld) => {
  const buttons = kinds.flatMap((kind) => banner.buttons.filter((button) => button.kind === kind));
  for (const { index } of buttons.slice(0, MAX_TRIES)) {
    if (await clickButton(banner, index, main)) return true;
  }
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
  if (await clickOne(banner, ORDER[choice], main)) return true;
  const settings = banner.buttons.find(({ kind }) => kind === 'settings');
  if (!settings) return false;
  await clickButton(banner, settings.index, main);
  await new Promise((resolve) => setTimeout(resolve, OPEN_MS));
  const opened = await findGenericBanner(worlds.all());
  if (!opened) return false;
  await setSwitches(opened, choice === 'accept');
  return clickOne(opened, IN_SETTINGS[choice], main);
};
