import { placeOf, type Content, type Hit } from './Content';
import { detect } from './detect';

/** Lists go on over pages and headings; what one of these alone shows keeps its place. */
const joined = (content: Content): Content => ({
  ...content,
  texts: [
    {
      text: content.texts
        .filter(({ place }) => place.part === 'text' || place.part === 'hidden')
        .map(({ text }) => text)
        .join('\n'),
      place: placeOf('text'),
    },
  ],
  tables: [],
});

const counts = ({ confidence }: Hit): boolean => confidence !== 'possible';

/** Everything in a page or document: in its parts, and what only all parts together are a list of. Pure. */
export const detectAll = (content: Content): Hit[] => {
  const hits = detect(content);
  if (content.texts.length < 2) return hits;
  const kinds = new Set(hits.filter(counts).map(({ kind }) => kind));
  return [...hits, ...detect(joined(content)).filter((hit) => counts(hit) && !kinds.has(hit.kind))];
};
