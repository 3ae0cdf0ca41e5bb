import type { Declaration } from '@yinyom/contracts/websites/declaration';
import { isRunning } from '../api/createApi';
import type { YinyomApi } from '../api/yinyomApi';
import css from '../declaration/declaration.css';
import { drawCategories } from '../declaration/cookieTable';
import { dateIn, fill } from '../declaration/fill';
import { drawChoice } from '../declaration/ownChoice';
import { knownLanguage } from '../language/knownLanguage';
import { languageTag } from '../language/resolveLanguage';
import { element } from '../ui/element';

/**
 * `/sdk/v1/declaration.js`: draws a website's cookie declaration into `[data-yinyom-declaration]`, in the page's own fonts,
 * with the visitor's choice above it. A tag of its own: the script on every page carries nothing for it.
 */
const tag = document.currentScript as HTMLScriptElement;
const site = `${new URL(tag.src).origin}/api/v1/public/sites/${tag.getAttribute('data-site-key')}`;

/** What `data-lang` says; with `auto` or nothing the page's language, then the browser's, else the website's default. */
const languageOf = (place: HTMLElement): string | undefined =>
  knownLanguage([place.getAttribute('data-lang'), document.documentElement.lang, ...navigator.languages]);

const running = (): YinyomApi | null => (isRunning(window.yinyom) ? (window.yinyom as YinyomApi) : null);

const draw = async (place: HTMLElement): Promise<void> => {
  const language = languageOf(place);
  const answer = await fetch(`${site}/declaration${language ? `?lang=${language}` : ''}`);
  // What the owner put there, a link to the page for one, stays.
  if (!answer.ok) throw new Error(`${answer.status}`);
  const declaration = (await answer.json()) as Declaration;
  const { words, scanned_at, updated_at } = declaration;
  const level = /^[1-6]$/.exec(place.getAttribute('data-heading') ?? '')?.[0] ?? '2';
  const heading = (text: string): HTMLElement => element(`h${level}`, {}, text);
  const states: (() => void)[] = [];
  const follow = (tell: () => void): void => {
    tell();
    states.push(tell);
  };
  const facts = [
    scanned_at &&
      fill(words.scanned, {
        date: dateIn(declaration.language, scanned_at),
        number: declaration.scan_pages ?? '–',
      }),
    fill(words.updated, { date: dateIn(declaration.language, updated_at) }),
  ];
  const choice = element('div');
  place.lang = languageTag(declaration.language);
  place.replaceChildren(choice, element('p', {}, facts.filter(Boolean).join(' · ')));
  /** The panel stands once the script runs, which may be later than this one. */
  let refresh: (() => void) | undefined;
  const tell = (): void => {
    const yinyom = running();
    if (yinyom && !refresh) {
      const drawn = drawChoice(declaration, heading, yinyom, `${site}/consents/`);
      choice.append(drawn.panel);
      refresh = drawn.refresh;
    }
    refresh?.();
    for (const state of states) state();
  };
  tell();
  for (const event of ['yinyom:ready', 'yinyom:change', 'focus'])
    addEventListener(event, () => {
      tell();
      // A withdrawal erases, and a decision is delivered, a moment after the choice.
      setTimeout(tell, 1000);
    });
  await drawCategories(place, declaration, heading, follow);
};

const drawn = new Set<HTMLElement>();
const find = (): void => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-yinyom-declaration]')) {
    if (drawn.has(place)) continue;
    drawn.add(place);
    draw(place).catch((error: unknown) => console.warn('Yinyom: no declaration', error));
  }
};

// Before anything is drawn: the place is kept, and nothing below it moves.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
find();
addEventListener('DOMContentLoaded', find);
