import type { LeakScan } from '@yinyom/contracts/scanner/leakWatch';
import { formatDateTime, formatNumber, Link, useLang } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Fold } from '@yinyom/ui/data/Fold';
import { Stack } from '@yinyom/ui/data/Stack';
import { useLeakTexts } from '../../texts/useLeakTexts';

/** What the latest scan read, what it could not, and what it saw of notice, contact and forms. */
export const LatestLook = ({ latest }: { latest: LeakScan }) => {
  const t = useLeakTexts();
  const lang = useLang();
  const {
    ended_at,
    pages,
    documents,
    unchanged = 0,
    picture_pages,
    unread,
    notices,
    contact,
    forms,
  } = latest;
  const number = (value: number) => formatNumber(value, lang);
  return (
    <Card>
      <Stack $gap={3}>
        <h2>{t('latest.title')}</h2>
        <p>
          {t('latest.read', {
            time: formatDateTime(ended_at),
            pages: number(pages),
            documents: number(documents),
          })}
        </p>
        {unchanged > 0 && <p>{t('latest.unchanged', { number: number(unchanged) })}</p>}
        {picture_pages > 0 && <p>{t('latest.pictures', { number: number(picture_pages) })}</p>}
        {unread.length > 0 && (
          <Fold title={t('latest.unread', { number: number(unread.length) })}>
            <ul>
              {unread.map(({ address, code }) => (
                <li key={address}>
                  <code>{address}</code> – {t(`unread.${code}`)}
                </li>
              ))}
            </ul>
          </Fold>
        )}
        <p>{t(`contact.${contact}`)}</p>
        {notices.length === 0 && <p>{t('notice.none')}</p>}
        {notices.map(({ address, missing }) => (
          <p key={address}>
            <code>{address}</code> –{' '}
            {missing.length === 0
              ? t('notice.whole')
              : t('notice.missing', { names: missing.map((one) => t(`heading.${one}`)).join(', ') })}
          </p>
        ))}
        {forms.length > 0 && (
          <Fold title={t('forms.title', { number: number(forms.length) })}>
            <ul>
              {forms.map(({ address, fields, has_notice, has_consent, encrypted, readers }, at) => (
                <li key={`${address} ${at}`}>
                  <code>{address}</code> – {fields.map((field) => t(`field.${field}`)).join(', ')} ·{' '}
                  {t(has_notice || has_consent ? 'forms.noticed' : 'forms.unnoticed')}
                  {!encrypted && ` · ${t('forms.plain')}`}
                  {readers.length > 0 && ` · ${t('forms.readers', { names: readers.join(', ') })}`}
                </li>
              ))}
            </ul>
          </Fold>
        )}
        {forms.length > 0 && (
          <p>
            <Link to="/compliance/record">{t('forms.record')}</Link>
          </p>
        )}
      </Stack>
    </Card>
  );
};
