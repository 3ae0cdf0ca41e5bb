import { LANGUAGE_NAMES } from '@yinyom/contracts/constants';
import { getRequestLetterPdf } from '@yinyom/contracts/requests/requestDocuments';
import type { RequestLetter, SubjectRequest } from '@yinyom/contracts/requests/subjectRequest';
import { formatBytes, formatDate, formatDateTime, lazyPart, openModal } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Stack } from '@yinyom/ui/data/Stack';
import { Suspense } from 'react';
import styled from 'styled-components';
import { DownloadButton } from '@yinyom/mfe-kit/components/DownloadButton';
import { Quiet } from '../../layout/Quiet';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { ErasureCertificate, isCertified } from './ErasureCertificate';
import { downloadFile } from '../../controllers/ofController';

// The sentences of letters in all languages load when a letter is written.
const AnswerModal = lazyPart(() => import('./AnswerModal').then((file) => file.AnswerModal), ErrorState);

/** Opens the window in which an answer is written. */
export const writeAnswer = (request: SubjectRequest): void => {
  openModal((close) => (
    <Suspense fallback={null}>
      <AnswerModal request={request} close={close} />
    </Suspense>
  ));
};

const RejectModal = lazyPart(() => import('./RejectModal').then((file) => file.RejectModal), ErrorState);

/** Opens the window in which a request is rejected. */
export const writeRejection = (request: SubjectRequest): void => {
  openModal((close) => (
    <Suspense fallback={null}>
      <RejectModal request={request} close={close} />
    </Suspense>
  ));
};

const List = styled.ul`
  display: grid;
  overflow-wrap: anywhere;
  gap: ${({ theme }) => theme.space(3)};
`;

const Letter = ({ requestId, letter }: { requestId: string; letter: RequestLetter }) => {
  const t = useComplianceTexts();
  const { id, kind, language, created_at, created_by, sent_at, mail, page } = letter;
  const { words_version, words_date, sha256, answer_files = [] } = letter;
  const notSent = mail === null || mail === 'sent' ? 'letters.not_sent' : (`letters.mail_${mail}` as const);
  return (
    <li>
      <p id={`letter-${id}`}>
        {t(`letters.kind_${kind}`)} ({LANGUAGE_NAMES[language]})
      </p>
      <Quiet>
        {formatDateTime(created_at)} · {created_by.name}
      </Quiet>
      <Quiet>
        {sent_at ? t('letters.sent_at', { at: formatDateTime(sent_at) }) : t(notSent)}
        {page && ` · ${t('letters.page', { date: formatDate(page.expires_at), left: page.views_left })}`}
      </Quiet>
      <Quiet>{t('letters.words', { version: words_version, date: formatDate(words_date) })}</Quiet>
      <Quiet>{t('letters.sha256', { sha256 })}</Quiet>
      {answer_files.map((file, at) => (
        <Quiet key={file.id}>
          {t('letters.file_given', {
            number: at + 1,
            type: file.type.toUpperCase(),
            size: formatBytes(file.bytes),
          })}{' '}
          · SHA-256 {file.sha256}
        </Quiet>
      ))}
      <DownloadButton
        label={t('letters.pdf')}
        describedBy={`letter-${id}`}
        load={() =>
          downloadFile({
            endpoint: getRequestLetterPdf,
            params: { id: requestId },
            query: { letter: id },
            quiet: true,
          })
        }
      />
    </li>
  );
};

/** Letters to the person. */
export const Letters = ({ request }: { request: SubjectRequest }) => {
  const t = useComplianceTexts();
  return (
    <Card aria-labelledby="letters">
      <Stack>
        <h2 id="letters">{t('letters.title')}</h2>
        {request.letters.length === 0 ? (
          <p>{t(request.state === 'received' ? 'letters.after_check' : 'letters.none')}</p>
        ) : (
          <List>
            {request.letters.map((letter) => (
              <Letter key={letter.id} requestId={request.id} letter={letter} />
            ))}
          </List>
        )}
        {isCertified(request) && <ErasureCertificate request={request} />}
      </Stack>
    </Card>
  );
};
