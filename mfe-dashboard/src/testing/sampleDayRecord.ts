import type { DayRecord, getServedNotice, ServedVersion } from '@yinyom/contracts/days/dayRecord';
import type { AnswerOf } from '@yinyom/contracts/endpoint';
import { APPLICATION_ID } from './sampleData';

export const sampleVersion = (values: Partial<ServedVersion> = {}): ServedVersion => ({
  version: 3,
  published_at: '2026-11-01T02:00:00.000Z',
  from: '2026-11-09T17:00:00.000Z',
  until: '2026-11-10T17:00:00.000Z',
  notice_sha256: { th: 'a1'.repeat(32), en: 'b2'.repeat(32) },
  ...values,
});

/** The record of 2026-11-10 (in Bangkok): one version all day, a scan, no alert. */
export const sampleDayRecord = (values: Partial<DayRecord> = {}): DayRecord => ({
  day: '2026-11-10',
  unfinished: false,
  application: { id: APPLICATION_ID, domain_name: 'www.example.co.th', name: 'Example' },
  first_day: '2026-11-01',
  versions: [sampleVersion()],
  figures: {
    shown: 210,
    answered: 118,
    decisions: 120,
    unique_clients: 100,
    users_accepted: 75,
    users_customised: 10,
    users_declined: 25,
    withdrawn: 2,
    consent_rate: 0.75,
    by_template_version: [{ template_version: 3, count: 120 }],
    unrecorded: 0,
  },
  scan: {
    id: 'c1'.padStart(24, '0'),
    status: 'succeeded',
    pages_done: 12,
    cookies_found: 9,
    new: 1,
    removed: 0,
    changed: 0,
    violations: 1,
    finished_at: '2026-11-09T20:00:00.000Z',
    banner: { kind: 'own', name: null },
    violations_list: [
      {
        cookie: '_fbp',
        domain: 'www.example.co.th',
        page: 'https://www.example.co.th/',
      },
    ],
  },
  alerts: [],
  more_alerts: false,
  daily_root: null,
  unknown: ['presence'],
  generated_at: '2026-11-21T03:04:05.000Z',
  ...values,
});

export const sampleServedNotice = (
  values: Partial<AnswerOf<typeof getServedNotice>> = {},
): AnswerOf<typeof getServedNotice> => ({
  version: 3,
  language: 'en',
  sha256: 'b2'.repeat(32),
  matches: true,
  notice: {
    categories: [
      { id: 'c0', type: 1, title: 'Necessary' },
      { id: 'c1', type: 3, title: 'Statistics' },
      { id: 'c2', type: 0, title: 'Unclassified' },
    ],
    cookies: [
      { category_id: 'c1', name: '_ga', provider: 'Google', purpose: 'Counts visits', expiry: 63_072_000 },
    ],
  },
  drawing: {
    sha256: 'd4'.repeat(32),
    content: {
      method: 'yinyom-drawing-6',
      version: 3,
      published_at: '2026-11-01T02:00:00.000Z',
      language: 'en',
      window: { device: 'desktop', width: 1024, height: 480 },
      layout: 0,
      theme: 'white',
      colors: {
        background_1: '#ffffff',
        background_2: '#ffffff',
        background: '#ffffff',
        text: '#14232b',
        accept_all: '#0b6e6e',
        accept_all_text: '#ffffff',
        reject: '#0b6e6e',
        reject_text: '#ffffff',
        decline: '#0b6e6e',
        decline_text: '#ffffff',
      },
      sizes: {},
      logo: null,
      font_family: null,
      texts: {
        title: 'This website uses cookies',
        description: 'We count visits.',
        privacy: 'Privacy notice',
        accept: 'Accept all',
        reject: 'Reject all',
        cookie_setting: 'Settings',
      },
      categories: [],
      not_drawn: ['page', 'browser'],
    },
  },
  ...values,
});
