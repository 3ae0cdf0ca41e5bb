import type { BodyInputOf } from '@yinyom/contracts/endpoint';
import type {
  saveTransferRegister,
  TransferRecipient,
  TransferRegister,
} from '@yinyom/contracts/papers/transfers';

/** A recipient as people type it. */
export interface RecipientValues {
  host: string;
  recipient: string;
  country: string;
  ground: NonNullable<TransferRecipient['ground']> | '';
  note: string;
}
export interface TransferValues {
  recipients: RecipientValues[];
  no_transfers: boolean;
}

export const newRecipient = (host = ''): RecipientValues => ({
  host,
  recipient: '',
  country: '',
  ground: '',
  note: '',
});

export const transferValues = ({ transfers }: TransferRegister): TransferValues => ({
  recipients: transfers.recipients.map(({ host, country, ground, ...rest }) => ({
    ...rest,
    host: host ?? '',
    country: country ?? '',
    ground: ground ?? '',
  })),
  no_transfers: transfers.no_transfers === true,
});

/** The request of the form. Without a tick nothing is stated: no answer is not a no. */
export const transferBody = ({
  recipients,
  no_transfers,
}: TransferValues): BodyInputOf<typeof saveTransferRegister> => ({
  recipients: recipients.map(({ host, country, ground, ...rest }) => ({
    ...rest,
    host: host || null,
    country: country || null,
    ground: ground || null,
  })),
  no_transfers: no_transfers || null,
});
