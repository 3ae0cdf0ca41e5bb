import type { Detector } from '../Content';
import { placeOfAttribute } from '../text/attributes';
import { BIRTH } from '../words';
import { peopleLists } from '../text/peopleLists';

/** Birth dates or ages of the people of a list. */
export const birthDate: Detector = (content) =>
  peopleLists(content).flatMap((list) => {
    const place = placeOfAttribute(list, BIRTH);
    if (!place) return [];
    const confidence = list.isTitled ? ('certain' as const) : ('likely' as const);
    return [{ kind: 'birth_date', confidence, place, values: list.names, count: list.names.length }];
  });
