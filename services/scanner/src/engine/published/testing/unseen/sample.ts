import { docx } from '../../../../documents/testing/writeDocuments';
import { letter } from '../blind/office';
import type { DocumentSample, Sample } from '../blind/Sample';
import { FILES, printed, UNTITLED } from './files';
import { HARMLESS_LISTS } from './harmlessLists';
import { HARMLESS_MARKUP } from './harmlessMarkup';
import { HARMLESS_NOTES } from './harmlessNotes';
import { LEAKING_LISTS } from './leakingLists';
import { LEAKING_MARKUP } from './leakingMarkup';
import { LEAKING_NOTES } from './leakingNotes';
import { LEAKING_SECRETS } from './leakingSecrets';
import type { List, Note } from './List';
import { escaped, pageOf, SHOWN, UNSEEN } from './pages';
import { randomOf, type Random } from './random';
import { valuesOf } from './values';

interface Samples {
  pages: Sample[];
  documents: DocumentSample[];
}

/** Every list in a page that shows it, in one that hides it, and in two documents; which ones turns with the list. */
const inCarriers = (list: List, at: number, random: Random, into: Samples): void => {
  const shown = Object.entries(SHOWN);
  const unseen = Object.entries(UNSEEN);
  const files = Object.entries(FILES);
  for (const ways of [shown, unseen]) {
    const [carrier, write] = ways[at % ways.length] as (typeof ways)[number];
    into.pages.push({
      name: `${list.name}, ${carrier}`,
      html: pageOf(random, list.title, write(list)),
      kinds: [...list.kinds],
    });
  }
  for (const step of [0, 7]) {
    const [carrier, write] = files[(at * 3 + step) % files.length] as (typeof files)[number];
    const kinds = UNTITLED.has(carrier)
      ? list.kinds.filter((kind) => !list.byTitle?.includes(kind))
      : list.kinds;
    into.documents.push({ name: `${list.name}, ${carrier}`, content: write(list), kinds: [...kinds] });
  }
};

const NOTE_PAGES: readonly ((note: Note) => string)[] = [
  ({ lines }) => lines.map((line) => `<p>${escaped(line)}</p>`).join('\n'),
  ({ lines }) => `<div>${lines.map(escaped).join('<br>')}</div>`,
  ({ lines }) => `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`,
  ({ lines }) => `<pre>${escaped(lines.join('\n'))}</pre>`,
  ({ lines }) => `<p>กำลังปรับปรุง</p><!--\n${lines.join('\n').replaceAll('--', '- -')}\n-->`,
];
const NOTE_FILES: readonly [string, (note: Note) => DocumentSample['content']][] = [
  ['txt', ({ title, lines }) => Buffer.from([title, ...lines].join('\r\n'))],
  ['docx', ({ title, lines }) => letter([title, ...lines])],
  ['pdf', ({ title, lines }) => printed(title, lines.map((line) => `<p>${escaped(line)}</p>`).join(''), 14)],
  ['docx', ({ title, lines }) => docx([{ heading: title }, { text: lines.join('\n') }])],
];
const noteCarriers = (note: Note, at: number, random: Random, into: Samples): void => {
  const page = NOTE_PAGES[at % (note.kinds.includes('secret') ? 4 : 5)] as (typeof NOTE_PAGES)[number];
  into.pages.push({
    name: `${note.name}, page ${at % 5}`,
    html: pageOf(random, note.title, page(note)),
    kinds: [...note.kinds],
  });
  const files = note.kinds.includes('secret') ? [0] : [at % 4, (at + 1) % 4];
  for (const file of files) {
    const [format, write] = NOTE_FILES[file] as (typeof NOTE_FILES)[number];
    into.documents.push({
      name: `${note.name}, ${file}.${format}`,
      content: write(note),
      kinds: [...note.kinds],
    });
  }
};

/** What must be found, and what must not, for one seed. */
export const unseenSamples = (seed: number): Samples => {
  const random = randomOf(seed);
  const value = valuesOf(random);
  const samples: Samples = { pages: [], documents: [] };
  LEAKING_LISTS.forEach((make, at) => inCarriers(make(value, random), at + seed, random, samples));
  HARMLESS_LISTS.forEach((make, at) =>
    inCarriers({ ...make(value, random), kinds: [] }, at + seed, random, samples),
  );
  [...LEAKING_NOTES, ...LEAKING_SECRETS].forEach((make, at) =>
    noteCarriers(make(value, random), at + seed, random, samples),
  );
  HARMLESS_NOTES.forEach((make, at) =>
    noteCarriers({ ...make(value, random), kinds: [] }, at + seed, random, samples),
  );
  for (const make of LEAKING_MARKUP) {
    const { name, body, kinds } = make(value, random);
    samples.pages.push({ name, html: pageOf(random, 'ตรวจสอบข้อมูล', body), kinds: [...kinds] });
  }
  for (const make of HARMLESS_MARKUP) {
    const { name, body } = make(value, random);
    samples.pages.push({ name, html: pageOf(random, 'ข่าวประชาสัมพันธ์', body), kinds: [] });
  }
  return samples;
};
