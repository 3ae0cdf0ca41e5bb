import type * as z from 'zod/mini';
import type { AnyEndpoint } from './endpoint';
import { endpoints } from './endpoints';
import { errorsOf } from './reference/errorsOf';

/** Calls that replace something stored and take no If-Match, and why no user undoes another one's change with them. */
const UNGUARDED: Readonly<Record<string, string>> = {
  changePassword: 'The old password has to be right: it is the version that was seen.',
  renameSecurityKey: 'One field, of the user alone; the name that is sent is the name that was chosen.',
  updateAlert: 'One state, chosen from what the alert shows; each change is in the audit log.',
  updateAlertRules: 'Switches the named rules alone, and a switch says what it becomes.',
  disableApplication: 'One switch that says what it becomes.',
  updateSiteCategory: 'Each field is saved by itself; those that are not sent stay as they are.',
  saveTemplateLogo: 'A file that the user chose takes the place of the one that the page shows.',
  saveTemplateFont: 'A file that the user chose takes the place of the one that the page shows.',
  savePrivacyFile: 'A file that the user chose takes the place of the one that the page shows.',
  switchBlockRule: 'One switch of one rule that says what it becomes.',
  allowFinding: 'Adds or removes one finding; the others stay as they are.',
  decideProposals: 'Decides named proposals, each of which is decided once.',
  reassignCookies: 'Names each cookie and the category that it moves to; a repetition changes nothing.',
};

const all = endpoints.map((endpoint) => [endpoint.name, endpoint] as const);
const replaces = ({ method }: AnyEndpoint): boolean => method === 'PUT';
const shapeOf = (schema: z.core.$ZodType | undefined): Record<string, unknown> => {
  const def = schema?._zod.def as z.core.$ZodTypes['_zod']['def'] | undefined;
  return def?.type === 'object' ? def.shape : {};
};

it.each(all.filter(([, endpoint]) => replaces(endpoint)))(
  '%s takes If-Match, or has a row that says why no change of another user is lost',
  (name, { ifMatch }) => {
    expect([name, ifMatch !== undefined, name in UNGUARDED]).toEqual([
      name,
      !(name in UNGUARDED),
      ifMatch === undefined,
    ]);
  },
);

it('every row is about a call that there is', () => {
  const names = new Set(all.map(([name]) => name));
  expect(Object.keys(UNGUARDED).filter((name) => !names.has(name))).toEqual([]);
});

it.each(all.filter(([, { ifMatch }]) => ifMatch))(
  '%s answers the version for the next change, and declares the refusal',
  (_name, endpoint) => {
    // The draft is inside the answer of the call that also publishes it.
    const answer = shapeOf(endpoint.answer);
    const places = [answer, ...Object.values(answer).map((inner) => shapeOf(inner as z.core.$ZodType))];
    expect(places.some((place) => 'etag' in place)).toBe(true);
    expect(errorsOf(endpoint)).toContainEqual({
      status: 412,
      codes: ['version_conflict', 'if_match_required'],
    });
  },
);
