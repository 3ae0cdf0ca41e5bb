import type { Detector } from '../Content';
import { placeOfAttribute } from '../text/attributes';
import { SENSITIVE } from '../words';
import { peopleLists } from '../text/peopleLists';

/** Data of section 26 of the PDPA about the people of a list. */
export const sensitive: Detector = (content) =>
  peopleLists(content).flatMap((list) => {
    const place = placeOfAttribute(list, SENSITIVE);
    if (!place) return [];
    const confidence = list.isTitled ? ('certain' as const) : ('likely' as const);
    return [{ kind: 'sensitive', confidence, place, values: list.names, count: list.names.length }];
  });
