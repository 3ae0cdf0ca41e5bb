import { knownLanguage } from '../language/knownLanguage';
import { languageTag } from '../language/resolveLanguage';
import { drawForm } from '../requests/drawForm';
import type { RequestForm } from '../requests/RequestForm';
import css from '../requests/requests.css';
import { element } from '../ui/element';

/**
 * `/sdk/v1/requests.js`: draws the form for requests of data subjects into `[data-yinyom-requests]`, in the page's own fonts. A tag of its
 * own, for the page that wants it; it asks the platform for nothing until the form comes near the window.
 */
const tag = document.currentScript as HTMLScriptElement;
const calls = `${new URL(tag.src).origin}/api/v1/public/sites/${tag.getAttribute('data-site-key')}/requests`;

const draw = async (place: HTMLElement): Promise<void> => {
  const language = knownLanguage([
    place.getAttribute('data-lang'),
    document.documentElement.lang,
    ...navigator.languages,
  ]);
  const ask = async (): Promise<RequestForm> => {
    const answer = await fetch(`${calls}/form${language ? `?lang=${language}` : ''}`);
    // What the owner put there, a link to the page of the form for one, stays.
    if (!answer.ok) throw new Error(`${answer.status}`);
    return (await answer.json()) as RequestForm;
  };
  const form = await ask();
  const level = /^[1-6]$/.exec(place.getAttribute('data-heading') ?? '')?.[0] ?? '2';
  let steps = 0;
  place.lang = languageTag(form.language);
  drawForm(
    {
      form,
      calls,
      heading: (text) => element(`h${level}`, { tabindex: -1 }, text),
      show: (...step) => {
        place.replaceChildren(...step);
        // The first step takes the keyboard from nothing.
        if (steps) place.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
        steps += 1;
      },
    },
    ask,
  );
};

const drawn = new Set<HTMLElement>();
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      draw(target as HTMLElement).catch((error: unknown) => console.warn('Yinyom: no form', error));
    }
  },
  { rootMargin: '400px' },
);
const find = (): void => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-yinyom-requests]')) {
    if (drawn.has(place)) continue;
    drawn.add(place);
    near.observe(place);
  }
};

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
find();
addEventListener('DOMContentLoaded', find);
