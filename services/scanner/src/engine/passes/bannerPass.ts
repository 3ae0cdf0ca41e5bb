import { pause } from '@yinyom/service-kit/pause';
import type { Choice } from '../consent/Choice';
import { makeChoice, type MadeChoice } from '../consent/makeChoice';
import { takePicture } from '../consent/screenshot';
import { scrollThrough } from '../page/scrollThrough';
import type { ScanWindow } from '../page/scanWindow';
import type { ScanOutcome } from '../ScanOutcome';
import type { PassContext } from './passContext';

const SEEK_EVERY_MS = 400;
/** Before and after the page was scrolled, however long the first look takes on a busy machine. */
const LEAST_LOOKS = 2;
/** What a choice may cost on top of the page's own time. */
export const CHOICE_MS = 20_000;
const AFTER_CHOICE_MS = 800;

/** Looks for a banner for some seconds, as it may come late or when the visitor moves, and chooses in it. */
const seekChoice = async (
  window: ScanWindow,
  context: PassContext,
  choice: Choice,
  before: () => Promise<void>,
): Promise<MadeChoice | null> => {
  const found = () => {
    context.phase.chosen = true;
    // Some banners are links: they choose by going to a page.
    window.guard.mayStep();
  };
  const { seekMs, detectMs } = context.limits;
  const until = Date.now() + seekMs;
  let last: MadeChoice | null = null;
  for (let round = 0; round < LEAST_LOOKS || Date.now() < until; round += 1) {
    const made: MadeChoice | null = await makeChoice(window, {
      choice,
      knownProducts: round === 0 ? detectMs : null,
      before,
      found,
    });
    window.guard.arrived();
    if (made?.chosen) return made;
    // Something may lie on top of it still.
    last = made ?? last;
    const main = window.worlds.main();
    if (round === 0 && main) await scrollThrough(window.session, main).catch(() => undefined);
    await pause(SEEK_EVERY_MS);
  }
  return last;
};

export interface FirstChoice {
  made: MadeChoice | null;
  /** Where the choice was made. */
  page: string | null;
  before: Buffer | null;
  after: Buffer | null;
}

/**
 * Visits pages one after the other until a choice is made on one of them.
 * @param withPictures whether the banner is still to be shown: two pictures cost a third of what a page does
 */
export const makeFirstChoice = async (
  context: PassContext,
  choice: Choice,
  urls: readonly string[],
  signal: AbortSignal,
  withPictures: boolean,
): Promise<FirstChoice> => {
  const result: FirstChoice = { made: null, page: null, before: null, after: null };
  const pictureOf = async ({ session }: ScanWindow) => (withPictures ? takePicture(session) : null);
  for (const url of urls) {
    if (signal.aborted || result.made) break;
    result.page = url;
    await context.visit(url, {
      onQuietMs: CHOICE_MS,
      onQuiet: async (window) => {
        result.made = await seekChoice(window, context, choice, async () => {
          await context.lookAround(window);
          result.before = await pictureOf(window);
        });
        if (!result.made) return false;
        await pause(AFTER_CHOICE_MS);
        if (result.made.chosen) context.phase.settled = true;
        result.after = await pictureOf(window);
        return true;
      },
    });
  }
  if (!result.made?.chosen) context.phase.chosen = false;
  return result;
};

/** On later pages: banners of other hosts, or of pages that forgot the choice. */
export const chooseAgain = async (window: ScanWindow, choice: Choice): Promise<boolean> => {
  const nothing = () => Promise.resolve();
  const made = await makeChoice(window, {
    choice,
    knownProducts: null,
    before: nothing,
    found: window.guard.mayStep,
  });
  window.guard.arrived();
  return made?.chosen ?? false;
};

export const bannerOf = ({ made, before, after }: FirstChoice): ScanOutcome['banner'] =>
  made ? { ...made.banner, before, after } : { kind: 'none', name: null, before: null, after: null };
