import { activityValues, changeBody, createBody, emptyActivity, rebasedActivity } from './activityValues';
import { activity } from '../../testing/sampleRecord';

const before = activityValues(activity());
const inThai = (text: string) => ({ ...emptyActivity().name, th: text });

it('sends what was changed alone, and a new activity without empty items', () => {
  expect(changeBody(before, before)).toEqual({});
  expect(changeBody({ ...before, sensitive: 'no', written_security: inThai('ล็อกห้อง') }, before)).toEqual({
    sensitive: false,
    written: { security: inThai('ล็อกห้อง') },
  });
  const body = createBody({ ...emptyActivity(), name: inThai('เงินเดือน'), written_data: inThai('ชื่อ') });
  expect(body).toMatchObject({ role: 'controller', legal_basis: null, sensitive: null });
  expect(body.written).toEqual({ data: inThai('ชื่อ') });
});

it('keeps what was typed over a later version, language by language', () => {
  const typed = {
    ...before,
    legal_basis: 'contract' as const,
    written_security: { ...before.written_security, th: 'ล็อกห้อง' },
  };
  const latest = {
    ...before,
    review_every_months: '6',
    written_security: { ...emptyActivity().name, en: 'Locked' },
  };
  expect(rebasedActivity(typed, before, latest)).toEqual({
    ...latest,
    legal_basis: 'contract',
    written_security: { ...inThai('ล็อกห้อง'), en: 'Locked' },
  });
});
