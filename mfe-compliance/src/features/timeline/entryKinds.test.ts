import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@yinyom/contracts/constants';
import { AGREEMENT_EVENTS } from '@yinyom/contracts/papers/agreement';
import { changedFields, INCIDENT_ENTRIES } from '@yinyom/contracts/papers/incident';
import { updateSubjectRequest } from '@yinyom/contracts/requests/editRequests';
import { LETTER_KINDS, TASK_STATES, TIMELINE_KINDS } from '@yinyom/contracts/requests/subjectRequest';
import { INCIDENT_WORDS } from '@yinyom/texts/incident/incidentWords';
import { incidentEntryLines } from '@yinyom/texts/sentences/incidentEntryLines';
import { entryDetail } from './entryDetail';

const read = (name: string) =>
  JSON.parse(readFileSync(path.join(__dirname, '../../../locales', name), 'utf8'));

describe.each(LANGUAGES)('entries of timelines in %s', (lang) => {
  const words = read(`${lang}.json`);
  it('of requests have words for each kind, field, state of a task and letter', () => {
    // What has an entry of its own.
    const apart = ['state', 'note'];
    const fields = Object.keys(updateSubjectRequest.body!.shape).filter((field) => !apart.includes(field));
    expect(words.timeline).toMatchObject(textsOf(TIMELINE_KINDS));
    expect(words.task_states).toMatchObject(textsOf(TASK_STATES));
    expect(words.fields).toMatchObject(textsOf(fields));
    expect(words.letters).toMatchObject(textsOf(LETTER_KINDS.map((kind) => `kind_${kind}`)));
    const t = ((key: string) =>
      key.split('.').reduce((at, name) => at[name], words)) as unknown as Parameters<typeof entryDetail>[0];
    const shown = (entry: object) => entryDetail(t, entry as Parameters<typeof entryDetail>[1]);
    expect(fields.map((text) => shown({ kind: 'changed', text }))).toEqual(
      fields.map((field) => words.fields[field]),
    );
    expect(LETTER_KINDS.map((text) => shown({ kind: 'letter_made', text }))).toEqual(
      LETTER_KINDS.map((kind) => words.letters[`kind_${kind}`]),
    );
  });

  it('of breaches have words for each kind, and for each field that can change', () => {
    expect(INCIDENT_WORDS[lang].entries).toMatchObject(textsOf(INCIDENT_ENTRIES));
    // What has an entry of its own.
    const apart = ['aware_at', 'aware_reason', 'risk', 'state', 'reason'];
    const fields = Object.keys(changedFields).filter((field) => !apart.includes(field));
    const entry = { kind: 'changed', text: fields.join(', ') } as Parameters<typeof incidentEntryLines>[0];
    const [line = ''] = incidentEntryLines(entry, INCIDENT_WORDS[lang], String);
    expect(fields.filter((field) => line.split(', ').includes(field))).toEqual([]);
  });

  it('of agreements have words for each kind', () => {
    expect(read(`agreements/${lang}.json`).history).toMatchObject(textsOf(AGREEMENT_EVENTS));
  });
});

/** A text for each code: some that is not empty. */
function textsOf(codes: readonly string[]) {
  return Object.fromEntries(codes.map((code) => [code, expect.stringMatching(/\S/)]));
}
