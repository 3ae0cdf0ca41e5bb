import { LOCALE_TAGS } from '@yinyom/contracts/constants';
import { getAgreementFile } from '@yinyom/contracts/identity/agreement';
import { errorMessage, formatDate, useLang, useTexts } from '@yinyom/mfe-kit';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import styled from 'styled-components';
import { Article } from '../Article';
import { useGetAgreementTextQuery } from './agreementApi';

const Facts = styled.div`
  margin-bottom: ${({ theme }) => theme.space(6)};
  padding: ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
  p + p {
    margin-top: ${({ theme }) => theme.space(2)};
  }
  code {
    overflow-wrap: anywhere;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-inline-end: ${({ theme }) => theme.space(6)};
  }
`;
const Clause = styled.p`
  display: grid;
  grid-template-columns: 3.25em minmax(0, 1fr);
  overflow-wrap: anywhere;
`;

const fileAt = (format: 'pdf' | 'txt'): string => `/api/v1${getAgreementFile.path}?format=${format}`;

/** The data-processing agreement that is offered now. It exists in Thai and English; the other languages read English. */
export const DpaPage = () => {
  const t = useTexts('legal');
  const lang = useLang();
  const language = lang === 'th' ? 'th' : 'en';
  const { data, error, isError, refetch } = useGetAgreementTextQuery({ query: { language } });
  return (
    <Article>
      <PageHeader
        title={t('dpa.title')}
        note={data && t('dpa.version', { version: data.version, date: formatDate(data.effective_from) })}
      />
      {isError && <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>}
      {!data && !isError && <Skeleton $height="480px" />}
      {data && (
        <>
          <Facts>
            <p>{t('dpa.language_note')}</p>
            <p>
              {t('dpa.hash')}: <code>{data.sha256}</code>
            </p>
            <p>{t('dpa.hash_hint')}</p>
            <a href={fileAt('pdf')} download>
              {t('dpa.pdf')}
            </a>
            <a href={fileAt('txt')} download>
              {t('dpa.txt')}
            </a>
          </Facts>
          <div lang={LOCALE_TAGS[language]}>
            <p>{data.document.note}</p>
            {data.document.parts.map((part, index) => (
              <section key={part.title}>
                <h2>
                  {index + 1}. {part.title}
                </h2>
                {part.text.map((line, place) => (
                  <Clause key={line}>
                    <span>
                      {index + 1}.{place + 1}
                    </span>
                    <span>{line}</span>
                  </Clause>
                ))}
              </section>
            ))}
          </div>
        </>
      )}
    </Article>
  );
};
