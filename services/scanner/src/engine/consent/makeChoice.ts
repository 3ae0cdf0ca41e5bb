import type { ScanWindow } from '../page/scanWindow';
import type { Choice, MetBanner } from './Choice';
import { chooseInGenericBanner } from './chooseInGenericBanner';
import { findGenericBanner } from './genericBanner';
import { chooseInKnownBanner } from './knownBanner';
import { chooseInOwnBanner, ownBannerState } from './ownBanner';

export interface MadeChoice {
  banner: MetBanner;
  /** False: there is a banner, but nothing in it could be chosen. */
  chosen: boolean;
}

export interface ChoiceWishes {
  choice: Choice;
  /** Shortest search for products that autoconsent knows, in ms; null: they are not looked for. */
  knownProducts: number | null;
  /** Called before anything is done to the page. */
  before(): Promise<void>;
  /** Called when a banner is there, right before something is chosen in it. */
  found(): void;
}

const chooseByWords = async (
  worlds: ScanWindow['worlds'],
  { choice, before, found }: ChoiceWishes,
): Promise<MadeChoice | null> => {
  const generic = await findGenericBanner(worlds.all());
  if (!generic) return null;
  await before();
  found();
  const chosen = await chooseInGenericBanner(generic, choice, worlds);
  return { banner: { kind: 'generic', name: null }, chosen };
};

/**
 * Chooses in the consent banner of a page, if there is one now: ours through its interface, known products through
 * autoconsent, every other by its words.
 * @returns null when there is no banner
 */
export const makeChoice = async (
  { worlds }: Pick<ScanWindow, 'worlds'>,
  wishes: ChoiceWishes,
): Promise<MadeChoice | null> => {
  const { choice, knownProducts, before, found } = wishes;
  const main = worlds.main();
  if (!main) return null;
  const own = await ownBannerState(main);
  if (own === 'decided') return null;
  if (own === 'undecided') {
    await before();
    found();
    await chooseInOwnBanner(main, choice);
    return { banner: { kind: 'own', name: 'Yinyom' }, chosen: true };
  }
  if (knownProducts === null) return chooseByWords(worlds, wishes);
  await before();
  const known = await chooseInKnownBanner(worlds, { choice, detectMs: knownProducts, found });
  if (known?.chosen) return { banner: { kind: 'known', name: known.name }, chosen: true };
  const byWords = await chooseByWords(worlds, wishes);
  return known ? { banner: { kind: 'known', name: known.name }, chosen: byWords?.chosen ?? false } : byWords;
};
