import { useSearchParams } from '@yinyom/mfe-kit';
import { CheckYourMail } from '../features/confirmation/CheckYourMail';
import { ConfirmAddress } from '../features/confirmation/ConfirmAddress';

/** `/signup/confirmation`: with `?token=` the mailed link, without it the page after signing up. */
export const SignupConfirmationPage = () => {
  const [search] = useSearchParams();
  const token = search.get('token');
  return token ? <ConfirmAddress token={token} /> : <CheckYourMail />;
};
