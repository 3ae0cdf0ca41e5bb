import { useEffect, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';

interface FormProps {
  id?: string;
  /** Refused attempts so far (useForm): after each the first wrong field takes the focus. */
  refusals: number;
  onSubmit: () => Promise<void>;
  children: ReactNode;
}

/** A form whose rules are ours, not the browser's. Enter submits it. */
export const Form = ({ id, refusals, onSubmit, children }: FormProps) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <form id={id} ref={form} onSubmit={submit} noValidate>
      {children}
    </form>
  );
};
