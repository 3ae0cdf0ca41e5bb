import { letter } from '../blind/office';
import type { DocumentSample, Sample } from '../blind/Sample';
import { printed } from '../unseen/files';
import type { List } from '../unseen/List';
import { escaped } from '../unseen/pages';
import { randomOf, type Random } from '../unseen/random';
import { valuesOf } from '../unseen/values';
import { DOCUMENTS, mixedBook, PAGES, WITHOUT_TITLE } from './carriers';
import { FRAMES } from './frames';
import { HARMLESS, HARMLESS_SINGLES } from './harmless';
import { LEAKING } from './leaking';
import { LEAKING_SINGLES } from './leakingSingles';

interface Samples {
  pages: Sample[];
  documents: DocumentSample[];
}

const addList = (list: List, at: number, random: Random, into: Samples): void => {
  const pages = Object.entries(PAGES);
  const documents = Object.entries(DOCUMENTS);
  for (const step of [0, 4]) {
    const [name, write] = pages[(at * 2 + step) % pages.length] as (typeof pages)[number];
    into.pages.push({
      name: `${list.name}, ${name}`,
      html: random.pick(FRAMES)(list.title, write(list)),
      kinds: [...list.kinds],
    });
  }
  for (const step of [0, 5]) {
    const [name, write] = documents[(at * 5 + step) % documents.length] as (typeof documents)[number];
    const kinds = list.kinds.filter((kind) => !(WITHOUT_TITLE.has(name) && list.byTitle?.includes(kind)));
    into.documents.push({ name: `${list.name}, ${name}`, content: write(list), kinds });
  }
};

const addSingle = (
  single: { name: string; lines: string[]; kinds: Sample['kinds'] },
  at: number,
  random: Random,
  into: Samples,
): void => {
  const { name, lines, kinds } = single;
  const bodies = [
    `<blockquote>${lines.map(escaped).join('<br>')}</blockquote>`,
    `<div class="accordion-body" hidden>${lines.map((line) => `<p>${escaped(line)}</p>`).join('')}</div>`,
    `<table><tr><td>${lines.map(escaped).join('</td></tr><tr><td>')}</td></tr></table>`,
    `<script>window.__NUXT__={state:{post:{body:${JSON.stringify(lines.join('\n')).replaceAll('<', '\\u003c')}}}};</script>`,
  ];
  into.pages.push({
    name: `${name}, body ${at % 4}`,
    html: random.pick(FRAMES)('ประกาศ', bodies[at % 4] ?? ''),
    kinds,
  });
  const documents: [string, DocumentSample['content']][] = [
    ['log', Buffer.from(lines.join('\n'))],
    [
      'docx',
      letter([
        'บันทึก',
        [
          ['หัวข้อ', 'รายละเอียด'],
          ['1', lines.join(' ')],
        ],
      ]),
    ],
    ['pdf', printed('บันทึก', lines.map((line) => `<p>${escaped(line)}</p>`).join(''), 15)],
    ['xlsx', mixedBook([['บันทึก'], ...lines.map((line, row) => [row + 1, line])])],
  ];
  const [format, content] = documents[
    (at + 1) % (kinds[0] === 'secret' ? 1 : 4)
  ] as (typeof documents)[number];
  into.documents.push({ name: `${name}.${format === 'log' ? 'txt' : format}`, content, kinds });
};

/** Another style, other institutions and carriers than the first sample. */
export const laterSamples = (seed: number): Samples => {
  const random = randomOf(seed);
  const value = valuesOf(random);
  const samples: Samples = { pages: [], documents: [] };
  LEAKING.forEach((make, at) => addList(make(value, random), at + seed, random, samples));
  HARMLESS.forEach((make, at) => addList({ ...make(value, random), kinds: [] }, at + seed, random, samples));
  LEAKING_SINGLES.forEach((make, at) => {
    const { name, lines, kinds } = make(value, random);
    addSingle({ name, lines, kinds: [...kinds] }, at + seed, random, samples);
  });
  HARMLESS_SINGLES.forEach((make, at) =>
    addSingle({ ...make(value, random), kinds: [] }, at + seed, random, samples),
  );
  return samples;
};
