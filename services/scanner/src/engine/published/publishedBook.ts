import { setImmediate } from 'node:timers/promises';
import { detectAll } from '../../personal-data/detectAll';
import { withoutValues } from '../../personal-data/FoundLeak';
import { ownNumbers } from '../../personal-data/text/phones';
import { callText, runInFrame } from '../page/frameWorlds';
import type { ScanWindow } from '../page/scanWindow';
import { contactOf, noticeOf } from './noticeCheck';
import { pageContent } from './pageContent';
import { MOST_LETTERS, readMarkup, type PageMarkup } from './pageMarkup';
import { FORM_WORDS } from './words';
import type { Published, PublishedForm, PublishedSource } from './Published';

const FRAME_MS = 4_000;
/** Pages so many clicks from the front page are near. */
const NEAR = 2;
const MOST_FORMS = 200;
const MOST_NOTICES = 20;
/** Frames of a page that are read. */
const MOST_FRAMES = 20;

interface Options {
  /** Registrable domain of the website. */
  site: string;
  isInScope(url: string): boolean;
}

/** One thing after the other, each in a turn of its own, so that what windows say is heard between them. */
const createQueue = () => {
  let last: Promise<void> = Promise.resolve();
  return {
    add: (work: () => void) => {
      last = last.then(() => setImmediate()).then(work);
    },
    done: () => last,
  };
};

/**
 * Reads what the pages of a scan publish, and keeps what was found without its values. A window waits for the reading only: detectors run while
 * the next page loads.
 */
export const createPublishedBook = ({ site, isInScope }: Options) => {
  const pages = new Map<string, PublishedSource>();
  const notices: Published['notices'] = [];
  const forms: PublishedForm[] = [];
  const ownPhones = new Set<string>();
  let contact: Published['contact'] = 'none';
  const queue = createQueue();

  const note = (url: string, depth: number, markup: PageMarkup) => {
    const source = pages.get(url) ?? { kind: 'page', url, state: 'read', found: [] };
    // What a server says in place of a page that is gone is no page.
    if (source.state === 'gone') return;
    pages.set(url, source);
    try {
      const { isCut, ...content } = pageContent(markup, site, ownPhones);
      source.found.push(...withoutValues(detectAll(content)));
      if (isCut) source.isPartial = true;
    } catch {
      // What detectors fail on counts as not read.
      source.isPartial = true;
    }
    const notice = noticeOf(markup);
    if (notice && notices.length < MOST_NOTICES) notices.push({ url, ...notice });
    const found = depth <= NEAR ? contactOf(markup) : null;
    if (found && contact !== 'dpo') contact = found;
    for (const form of markup.forms) if (forms.length < MOST_FORMS) forms.push({ url, ...form });
  };

  return {
    ownPhones: ownPhones as ReadonlySet<string>,
    /** Reads the frames of an open page that are the website's own. Without a frame that hangs the page was not read whole. */
    read: async ({ worlds }: Pick<ScanWindow, 'worlds'>, url: string, depth: number): Promise<void> => {
      const script = callText(readMarkup, MOST_LETTERS, FORM_WORDS);
      const frames = worlds.all();
      const answers = await Promise.allSettled(
        frames.slice(0, MOST_FRAMES).map((frame) => runInFrame<PageMarkup>(frame, script, FRAME_MS)),
      );
      const own = answers.flatMap((answer) =>
        answer.status === 'fulfilled' && isInScope(answer.value.url) ? [answer.value] : [],
      );
      // Numbers that the front page lets visitors call are those of the website.
      if (depth === 0)
        for (const { phones } of own) for (const phone of ownNumbers(phones).own) ownPhones.add(phone);
      for (const markup of own) queue.add(() => note(url, depth, markup));
      // Whose the missing ones are cannot be known.
      const isMissing = frames.length > MOST_FRAMES || answers.some(({ status }) => status === 'rejected');
      if (isMissing)
        queue.add(() => {
          const read = pages.get(url);
          if (read) read.isPartial = true;
        });
    },
    /** A page that is not there any more. */
    gone: (url: string) => pages.set(url, { kind: 'page', url, state: 'gone', found: [] }),
    /** Everything, after the detectors have seen all that was read. */
    all: async (): Promise<
      Pick<Published, 'notices' | 'contact' | 'forms'> & { sources: PublishedSource[] }
    > => {
      await queue.done();
      return { sources: [...pages.values()], notices, contact, forms };
    },
  };
};
export type PublishedBook = ReturnType<typeof createPublishedBook>;
