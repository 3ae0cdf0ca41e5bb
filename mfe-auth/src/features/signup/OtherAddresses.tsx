import { useGetMetaQuery } from '@yinyom/mfe-kit/platformCalls';
import { Fold } from '@yinyom/ui/data/Fold';
import { MarkedText } from '../../texts/MarkedText';
import { useAuthTexts } from '../../texts/useAuthTexts';

/** What people can do whose e-mail address is not of the website's domain, or ends differently from what may sign up here. */
export const OtherAddresses = () => {
  const t = useAuthTexts();
  const { data: meta } = useGetMetaQuery();
  const takesEvery = meta?.signup_suffixes.includes('*');
  const email = meta?.contact.email;
  return (
    <Fold title={t('signup.other_title')} look="link">
      <p>{t('signup.other_agency')}</p>
      <p>{t('signup.other_mailbox')}</p>
      {!takesEvery && (
        <p>
          {email ? (
            <MarkedText
              text={t('signup.other_ending', { email })}
              marks={{ contact: (words) => <a href={`mailto:${email}`}>{words}</a> }}
            />
          ) : (
            t('signup.other_ending_unknown')
          )}
        </p>
      )}
    </Fold>
  );
};
