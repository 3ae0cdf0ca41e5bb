import type { Lang } from '@yinyom/contracts/constants';
import type { ErasureCertificate } from '@yinyom/contracts/requests/requestDocuments';
import { html, type Html } from '@yinyom/service-kit/markup/html';
import { documentDates } from '@yinyom/service-kit/pdf/documentDates';
import { pdfPage } from '@yinyom/service-kit/pdf/pdfPage';
import { EVIDENCE_PAPER_WORDS } from '@yinyom/texts/evidence-paper/evidencePaperWords';
import { REQUESTS_WORDS } from '@yinyom/texts/requests/requestsWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { DOCUMENT_STYLE } from '../page/documentStyle';

const row = (name: string, value: string): Html =>
  html`<dt>${name}</dt>
    <dd>${value}</dd>`;

/** The certificate of an erasure as a document to print. Pure. */
export const certificateDocument = (certificate: ErasureCertificate, lang: Lang): string => {
  const { certificate: words } = REQUESTS_WORDS[lang];
  const { right_names: rights } = EVIDENCE_PAPER_WORDS[lang].requests;
  const { time } = documentDates(lang);
  const { number, organization_name: organization, erased_in: systems } = certificate;
  const content = html`<header><h1>${words.title}</h1></header>
    <p>${fillText(words.intro, { organization, number })}</p>
    <h2>${words.systems}</h2>
    <dl>
      ${systems.map(({ system_name, done_at }) =>
        row(
          system_name,
          done_at === null ? words.not_applicable : fillText(words.done, { time: time(done_at) }),
        ),
      )}
    </dl>
    <dl>
      ${row(words.rights, certificate.rights.map((right) => rights[right]).join('\n'))}
      ${row(words.received, time(certificate.received_at))}
      ${row(words.completed, time(certificate.completed_at))}
      ${row(words.backups, time(certificate.backups_until))} ${row(words.issued, time(certificate.issued_at))}
      ${row(words.key, certificate.key_id)} ${row(words.signature, certificate.signature)}
    </dl>
    <p class="note">${words.check}</p>`;
  return pdfPage({ lang, title: `${words.title} · ${number}`, style: DOCUMENT_STYLE, content });
};
