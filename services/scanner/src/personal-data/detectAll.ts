import { LIST_SIZE, placeOf, type Content, type Hit, type Place, type TablePart } from './Content';
import { detect } from './detect';

const isShown = ({ part }: Place): boolean => part === 'text' || part === 'hidden';

/** A label and its value, or the cells of a row. */
const lineOf = (row: readonly string[]): string => row.join(row.length === 2 ? ': ' : ' ');

/** Tables with the same titles are one list, of which each shows a part. */
const withSameTitles = (tables: readonly TablePart[]): TablePart[] => {
  const known = new Map<string, TablePart[]>();
  for (const table of tables) {
    const titles = (table.rows[0] ?? []).join('\t');
    if (titles.length < 4 || /\d{3}/.test(titles)) continue;
    const same = known.get(titles) ?? [];
    known.set(titles, same);
    same.push(table);
  }
  return [...known.values()].flatMap((same) =>
    same.length < 2
      ? []
      : [
          {
            rows: [...(same[0]?.rows ?? []), ...same.slice(1).flatMap(({ rows }) => rows.slice(1))],
            place: placeOf('text'),
            isOfText: true,
            caption: same[0]?.caption ?? '',
          },
        ],
  );
};

/** Lists go on over pages and headings; what one of these alone shows keeps its place. */
const joined = (content: Content): Content => ({
  ...content,
  texts: [
    {
      text: [
        ...content.texts.filter(({ place }) => isShown(place)).map(({ text }) => text),
        // People in small tables of their own, one for each.
        ...content.tables
          .filter(({ place, rows, isOfText }) => isShown(place) && !isOfText && rows.length < LIST_SIZE)
          .map(({ rows }) => rows.map(lineOf).join('\n')),
      ].join('\n'),
      place: placeOf('text'),
    },
  ],
  tables: withSameTitles(content.tables.filter(({ place, isOfText }) => isShown(place) && !isOfText)),
});

const counts = ({ confidence }: Hit): boolean => confidence !== 'possible';

/** Everything in a page or document: in its parts, and what only all parts together are a list of. Pure. */
export const detectAll = (content: Content): Hit[] => {
  const hits = detect(content);
  const [table, ...more] = content.tables;
  const isOneList = more.length === 0 && (table?.rows.length ?? LIST_SIZE) >= LIST_SIZE;
  if (isOneList && content.texts.length + content.tables.length < 2) return hits;
  const kinds = new Set(hits.filter(counts).map(({ kind }) => kind));
  return [...hits, ...detect(joined(content)).filter((hit) => counts(hit) && !kinds.has(hit.kind))];
};
