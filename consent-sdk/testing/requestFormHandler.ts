import {
  createPublicRequest,
  getPublicRequestForm,
  publicRequestStatus,
  sendPublicRequestCode,
  verifyPublicRequest,
} from '@yinyom/contracts/requests/publicRequest';
import type { BodyOf } from '@yinyom/contracts/endpoint';

/** Names of texts that the form shows; their samples are the names themselves. */
const NAMES = [
  ...[
    'title',
    'intro',
    'rights_legend',
    'name',
    'email',
    'phone',
    'postal_address',
    'for_other',
    'for_other_hint',
    'choose',
  ],
  ...['representative_name', 'representative_authority', 'details', 'details_hint', 'subject_kind'],
  ...['answer_way', 'optional_files', 'send', 'check_fields', 'send_again', 'code_title', 'code_intro'],
  ...[
    'code',
    'confirm',
    'code_wrong',
    'code_ended',
    'code_missing',
    'code_again',
    'code_under_way',
    'status_title',
    'number',
    'received',
    'due',
    'state',
  ],
  ...['keep_page', 'reference', 'complaint', 'files_title', 'files_hint', 'files', 'files_send', 'failed'],
  ...['rights.access', 'rights.erasure', 'subject_kinds.customer', 'answer_ways.post', 'states.verified'],
];
const TOKEN = 'T'.repeat(43);

/** What answers the embedded form in tests; it checks requests by the contract, as the platform does. */
export class RequestFormHandler {
  /** 404 while an owner has the form off. */
  isOn = true;
  readonly sent: BodyOf<typeof createPublicRequest>[] = [];
  /** Consent records that came with them. */
  readonly consentIds: (string | undefined)[] = [];
  /** Requests whose code was asked for once more. */
  readonly askedAgain: string[] = [];
  /** Bodies of uploads. */
  readonly uploads: string[] = [];

  answer(path: string, body: string): { status: number; answer: unknown } {
    if (!this.isOn) return { status: 404, answer: {} };
    if (path === '/form') return { status: 200, answer: this.form() };
    if (path === '/code') {
      this.askedAgain.push(sendPublicRequestCode.body!.parse(JSON.parse(body)).token);
      return { status: 204, answer: {} };
    }
    if (path === '/verify') return this.verify(JSON.parse(body));
    if (path.startsWith('/files/')) {
      this.uploads.push(body);
      return { status: 201, answer: { files: this.uploads.length } };
    }
    // Ids of the sample records are not of the platform's form.
    const { consent_id, ...given } = JSON.parse(body) as { consent_id?: string };
    const read = createPublicRequest.body!.safeParse(given);
    if (!read.success) {
      const errors = read.error.issues.map(({ path: at, message }) => ({
        field: at.join('.'),
        code: message,
        message: `wrong: ${at.join('.')}`,
      }));
      return { status: 422, answer: { code: 'validation', errors } };
    }
    this.consentIds.push(consent_id);
    this.sent.push(read.data);
    return { status: 201, answer: { token: TOKEN, verify_by: '2026-12-01T00:00:00.000Z' } };
  }

  private form(): unknown {
    return getPublicRequestForm.answer!.parse({
      language: 'en',
      page: 'https://consent.example/r/x?lang=en',
      subject_kinds: ['customer'],
      opened: '1-x.signed',
      words: {
        ...Object.fromEntries(NAMES.map((name) => [name, name])),
        files_count: 'received {number}',
        code_digits: '6',
      },
    });
  }

  private verify(body: unknown): { status: number; answer: unknown } {
    const read = verifyPublicRequest.body!.safeParse(body);
    if (!read.success || read.data.code !== '123456')
      return {
        status: 422,
        answer: { errors: [{ field: 'code', code: 'request_code_invalid', message: '' }] },
      };
    return {
      status: 200,
      answer: publicRequestStatus.parse({
        number: 'DSR-2026-000001',
        state: 'verified',
        rights: ['erasure'],
        received_at: '2026-11-22T03:00:00.000Z',
        due_at: '2026-12-22T16:59:59.000Z',
        closed_at: null,
        answered_at: null,
        answer_until: null,
        answer_opened: false,
        answer_way: 'secure_link',
        files: 0,
      }),
    };
  }
}
