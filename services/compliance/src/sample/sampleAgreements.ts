import { DAY_MS } from '@yinyom/contracts/durations';
import * as z from 'zod/mini';
import { agreementFields } from '@yinyom/contracts/papers/agreement';
import { addDays, bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { filesOf } from '../agreements/agreementAccess';
import { createSignedScans } from '../signed-scans/createSignedScans';
import { samplePdf } from './samplePdf';
import { SAMPLE_PERSON, SAMPLE_WORDS, type SamplePart } from './SamplePart';

/** Paper 4: an agreement that was signed; other possible processors wait for an answer. */
export const sampleAgreements: SamplePart = {
  make: async ({ stores, ring, organizationId, organizationName, now }) => {
    const day = (days: number): string => addDays(bangkokDay(now), days);
    const at = new Date(now.getTime() - 70 * DAY_MS);
    const _id = stores.agreements.newId();
    const files = createSignedScans({ files: stores.paperFiles, ring, now: () => at });
    const scan = await files.keep(
      filesOf({ _id, organization_id: organizationId }).signed,
      samplePdf('Sample data: signed agreement, no real document'),
      SAMPLE_PERSON,
    );
    const content = z.parse(z.object(agreementFields), {
      wording: 'theirs',
      controller: { name: organizationName, address: SAMPLE_WORDS },
      processor: { name: `บริษัท โฮสติ้งตัวอย่าง จำกัด · ${SAMPLE_WORDS}`, address: SAMPLE_WORDS, country: 'TH' },
      service: `ให้บริการเครื่องแม่ข่ายของเว็บไซต์ · ${SAMPLE_WORDS}`,
      purpose: `เผยแพร่เว็บไซต์ · ${SAMPLE_WORDS}`,
      data: `ข้อมูลในแบบฟอร์มของเว็บไซต์ · ${SAMPLE_WORDS}`,
      persons: `ผู้เข้าชมเว็บไซต์ · ${SAMPLE_WORDS}`,
      sensitive: false,
      agreed_measures: ['access_rights', 'encryption_transit', 'backups'],
      no_subprocessors: true,
      effective_from: day(-69),
      review_at: day(296),
    });
    const entry = { at, by: SAMPLE_PERSON, fields: [], remark: SAMPLE_WORDS };
    await stores.agreements.insert({
      _id,
      organization_id: organizationId,
      state: 'signed',
      content,
      sent: null,
      was_sent: false,
      signed_on: day(-70),
      ended_on: null,
      history: [
        { ...entry, happened: 'created', sha256: null },
        { ...entry, happened: 'signed', sha256: scan.sha256 },
      ],
      created_at: at,
      updated_at: at,
      revision: 1,
    });
  },

  remove: async ({ stores, organizationId }) => {
    await stores.agreements.removeMadeBy(organizationId, SAMPLE_PERSON.id);
    await stores.paperFiles.removeMadeBy(organizationId, SAMPLE_PERSON.id);
  },
};
