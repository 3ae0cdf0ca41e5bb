import { createHash } from 'node:crypto';
import {
  MAX_SCAN_BYTES,
  MAX_SIGNED_SCANS,
  SIGNED_SCAN_MAX_BYTES,
  type SignedScan,
} from '@yinyom/contracts/papers/signedScan';
import { isId } from '@yinyom/contracts/fields';
import type { PaperActor } from '@yinyom/contracts/papers/paperActor';
import { conflict, invalidField, notFound } from '@yinyom/service-kit/AppError';
import type { Logger } from '@yinyom/service-kit/logger';
import { checkPdfOffLoop } from '@yinyom/service-kit/pdf/checkPdfOffLoop';
import { createDataCipher } from '@yinyom/service-kit/secrets/dataCipher';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import { organizationOf } from '../controllers/controllerKey';
import type { PaperFileHead, PaperFileOwner, PaperFileStore } from './paperFile.store';
import { resealEach } from '@yinyom/service-kit/secrets/resealEach';

interface Deps {
  files: PaperFileStore;
  /** DATA_SECRET. */
  ring: KeyRing;
  now(): Date;
}

const toScan = ({ _id, sha256, bytes, kept_at, kept_by }: PaperFileHead): SignedScan => ({
  id: String(_id),
  sha256,
  bytes,
  uploaded_at: kept_at.toISOString(),
  uploaded_by: kept_by,
});

/** What a file is bound to: copied to another paper or organization it does not open. */
const boundTo = ({ organization_id, kind, about }: PaperFileOwner, id: unknown): string =>
  `${organization_id}:${kind}:${about}:${String(id)}`;

/** Scans of signed papers, and papers as they were sent: checked, encrypted, and never changed. */
export const createSignedScans = ({ files, ring, now }: Deps) => {
  const cipher = createDataCipher(ring, 'files of papers');

  /** Keeps a PDF that the platform made, as it is. */
  const keep = async (owner: PaperFileOwner, bytes: Buffer, by: PaperActor): Promise<SignedScan> => {
    const _id = files.newId();
    const record: PaperFileHead = {
      ...owner,
      _id,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes: bytes.length,
      sealed_with: ring.current.id,
      kept_at: now(),
      kept_by: by,
    };
    await files.insert({ ...record, sealed: cipher.sealBytes(bytes, boundTo(owner, _id)) });
    return toScan(record);
  };

  /** Whether files of an organization may become so many bytes more. */
  const hasRoomFor = async (organizationId: string, bytes: number): Promise<boolean> =>
    (await files.bytesOf(organizationId)) + bytes <= MAX_SCAN_BYTES;

  return {
    keep,
    hasRoomFor,

    /**
     * Checks and keeps a scan that a person uploaded. The same file again is the one that is there.
     * @param file null: the request had none
     * @returns whether it is new
     * @throws AppError 422 file_type_pdf, file_size_scan, file_active_content, took_too_long; 409 scans_full; 429 too_many_tasks
     */
    take: async (
      owner: PaperFileOwner,
      file: Buffer | null,
      by: PaperActor,
    ): Promise<{ scan: SignedScan; isNew: boolean }> => {
      if (!file) throw invalidField('file', 'file_type_pdf');
      if (file.length > SIGNED_SCAN_MAX_BYTES) throw invalidField('file', 'file_size_scan');
      const heads = await files.heads(owner);
      const [newest] = heads;
      if (newest?.sha256 === createHash('sha256').update(file).digest('hex'))
        return { scan: toScan(newest), isNew: false };
      if (heads.length >= MAX_SIGNED_SCANS) throw conflict('scans_full');
      if (!(await hasRoomFor(owner.organization_id, file.length))) throw conflict('scans_full');
      await checkPdfOffLoop(organizationOf(owner.organization_id), file);
      return { scan: await keep(owner, file, by), isNew: true };
    },

    /** Newest first. */
    list: async (owner: PaperFileOwner): Promise<SignedScan[]> => (await files.heads(owner)).map(toScan),

    /** @throws AppError 404; SealedForAnother when DATA_SECRET is another one by now */
    read: async (owner: PaperFileOwner, id: string): Promise<Buffer> => {
      const found = isId(id) ? await files.find(owner, id) : null;
      if (!found) throw notFound();
      return cipher.openBytes(found.sealed, boundTo(owner, id)).bytes;
    },

    /** Removes a file that was kept for a step that then did not happen. */
    discard: files.remove,

    /** Removes the files of a paper that goes. */
    removeAbout: files.removeAbout,

    /** Encrypts again, one by one, what an earlier DATA_SECRET encrypted. */
    reseal: async (logger: Logger): Promise<void> =>
      resealEach(
        await files.sealedOtherwise(ring.current.id),
        async (id) => {
          const record = await files.whole(id);
          if (!record) return false;
          const owner = boundTo(record, record._id);
          const { bytes } = cipher.openBytes(record.sealed, owner);
          await files.replaceSealed(record._id, cipher.sealBytes(bytes, owner), ring.current.id);
          return true;
        },
        logger,
        'files of papers were looked through for those of an earlier DATA_SECRET',
      ),
  };
};
export type SignedScans = ReturnType<typeof createSignedScans>;
