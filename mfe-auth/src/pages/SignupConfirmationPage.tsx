import { useSecretOfAddress } from '../address/useSecretOfAddress';
import { CheckYourMail } from '../features/confirmation/CheckYourMail';
import { ConfirmAddress } from '../features/confirmation/ConfirmAddress';

/** `/signup/confirmation`: with `?token=` the mailed link, without it the page after signing up. */
export const SignupConfirmationPage = () => {
  const token = useSecretOfAddress('token');
  return token ? <ConfirmAddress token={token} /> : <CheckYourMail />;
};
