import { DAY_MS, HOUR_MS } from '@yinyom/contracts/durations';
import { createIncidentSeals } from '../incidents/incidentSeals';
import { createIncidentsService } from '../incidents/incidents.service';
import { createKeptNotices, noticeOwners } from '../incidents/keptNotices';
import { createToIncident } from '../incidents/toIncident';
import { createLogger } from '@yinyom/service-kit/logger';
import { createSignedScans } from '../signed-scans/createSignedScans';
import { SAMPLE_PERSON, SAMPLE_WORDS, type SamplePart } from './SamplePart';

const marked = (text: string): string => `${text} · ${SAMPLE_WORDS}`;

/** Paper 8: one breach, from awareness to the end, notified in time, with the notice as it was sent. */
export const sampleIncidents: SamplePart = {
  make: async ({ stores, ring, organizationId, organizationName, now }) => {
    const aware = now.getTime() - 50 * DAY_MS;
    let at = new Date(aware);
    const seals = createIncidentSeals(ring);
    const { incidents, numbers } = stores;
    const show = createToIncident(seals);
    const service = createIncidentsService({ incidents, numbers, seals, show, now: () => at });
    const { record } = await service.create(organizationId, SAMPLE_PERSON, {
      what_happened: marked('ส่งอีเมลรายชื่อผู้สมัครถึงผู้รับผิดคน'),
      aware_at: at.toISOString(),
      breach_kinds: ['confidentiality'],
      acting_as: 'controller',
    });
    const id = String(record._id);
    const later = (hours: number) => (at = new Date(aware + hours * HOUR_MS));
    later(1);
    const contained = await service.add(organizationId, id, SAMPLE_PERSON, {
      kind: 'containment',
      text: marked('เรียกคืนอีเมลและขอให้ผู้รับลบ'),
    });
    later(20);
    const assessed = await service.update(
      organizationId,
      id,
      SAMPLE_PERSON,
      {
        how_it_happened: marked('เลือกที่อยู่ผู้รับผิดจากรายการแนะนำ'),
        data_kinds: [marked('ชื่อและผลการเรียน')],
        persons_estimate: { min: 20, max: 20 },
        records_estimate: { min: 20, max: 20 },
        effects: marked('ผู้รับเห็นผลการเรียนของผู้สมัคร'),
        remedial_measures: marked('ปิดรายการแนะนำที่อยู่และตรวจสอบผู้รับก่อนส่ง'),
        risk: { risk_factors: {}, risk_level: 'risk', risk_reasons: marked('ผลการเรียนของผู้เยาว์') },
      },
      contained.record.revision,
    );
    later(30);
    const office_notice = {
      sent_at: at.toISOString(),
      office_reference: marked('สคส (ตัวอย่าง) 2/0303'),
      late_reason: '',
    };
    const notified = await service.update(
      organizationId,
      id,
      SAMPLE_PERSON,
      { office_notice, lessons: marked('อบรมการส่งข้อมูลและตรวจสอบผู้รับสองคน') },
      assessed.record.revision,
    );
    // Both languages of the notice to the Office, as they were on that day.
    const dpo = { name: SAMPLE_WORDS, email: 'dpo@demo.example', phone: '' };
    const kept = createKeptNotices({
      scans: createSignedScans({ files: stores.paperFiles, ring, now: () => at }),
      show,
      identity: { organizationContact: async () => ({ name: organizationName, dpo, sample: true }) },
      logger: createLogger('error'),
      now: () => at,
    });
    await kept.keep(organizationId, notified, SAMPLE_PERSON);
    later(40);
    await service.update(organizationId, id, SAMPLE_PERSON, { state: 'closed' }, notified.record.revision);
  },

  /** With the notices that people recorded as sent. */
  remove: async ({ stores: { incidents, paperFiles }, organizationId }) => {
    for (const id of await incidents.idsMadeBy(organizationId, SAMPLE_PERSON.id))
      for (const owner of noticeOwners(organizationId, id)) await paperFiles.removeAbout(owner);
    await incidents.removeMadeBy(organizationId, SAMPLE_PERSON.id);
  },
};
