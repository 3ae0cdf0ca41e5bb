import { BANNER_WORDS } from '../bannerWords';
import { buttonKinds } from './buttonKinds';

const { kindOf } = buttonKinds(BANNER_WORDS);

it.each([
  ['ยอมรับทั้งหมด', 'accept'],
  ['ไม่ยอมรับ', 'decline'],
  ['Accept and save', 'accept'],
  ['Save settings', 'save'],
  ['ตั้งค่าคุกกี้', 'settings'],
  ['Continue without accepting', 'decline'],
  ['Contact us', null],
  ['', null],
  [`Accept ${'a'.repeat(70)}`, null],
])('%j is a button to %s', (label, kind) => {
  expect(kindOf(label)).toBe(kind);
});
