import { Link } from '@yinyom/mfe-kit';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';
import { MarkedText } from '../../texts/MarkedText';
import { useAuthTexts } from '../../texts/useAuthTexts';

interface Choice {
  name: string;
  value: boolean;
  error?: string;
  onChange: (checked: boolean) => void;
}

/** The two acceptances of a sign-up. What is accepted opens in a new tab, so that the form is not lost. */
export const ConsentFields = ({
  terms,
  dpa,
  version,
}: {
  terms: Choice;
  dpa: Choice;
  /** Of the agreement that the second box accepts; undefined until it is known. */
  version?: string;
}) => {
  const t = useAuthTexts();
  const page = (path: string) => (words: string) => (
    <Link to={path} target="_blank" rel="noreferrer">
      {words}
      <VisuallyHidden> {t('signup.opens_new_tab')}</VisuallyHidden>
    </Link>
  );
  const marks = { terms: page('/terms'), policy: page('/policy'), dpa: page('/dpa') };
  const box = ({ name, value, error, onChange }: Choice, text: string) => (
    <Checkbox
      name={name}
      checked={value}
      onChange={onChange}
      error={error}
      label={<MarkedText text={text} marks={marks} />}
      required
    />
  );
  return (
    <div>
      {box(terms, t('signup.accept_terms'))}
      {box(dpa, t('signup.accept_dpa', { version: version ? t('signup.dpa_version', { version }) : '' }))}
    </div>
  );
};
