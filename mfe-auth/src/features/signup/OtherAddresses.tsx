import { useGetMetaQuery } from '@yinyom/mfe-kit/platformCalls';
import { Fold } from '@yinyom/ui/data/Fold';
import { useOtherAddressTexts } from '../../texts/otherAddresses';

/** What people can do whose e-mail address is not of the website's domain, or ends differently from what may sign up here. */
export const OtherAddresses = () => {
  const texts = useOtherAddressTexts();
  const { data: meta } = useGetMetaQuery();
  const takesEvery = meta?.signup_suffixes.includes('*');
  const email = meta?.contact.email;
  return (
    <Fold title={texts.title} look="link">
      <p>{texts.agency}</p>
      <p>{texts.mailbox}</p>
      {!takesEvery && (
        <p>
          {texts.ending} {email && <a href={`mailto:${email}`}>{email}</a>}
        </p>
      )}
    </Fold>
  );
};
