import type { AgreementDocument } from '@yinyom/contracts/identity/agreement';
import type { AgreementFacts } from './agreementFacts';

const NOT_STATED = 'not stated by the operator of this installation';

/** The agreement in English, part by part as in Thai. */
export const agreementEn = (facts: AgreementFacts): AgreementDocument => ({
  title: 'Data-processing agreement',
  note: 'Agreement between data controller and data processor under section 40 of the Personal Data Protection Act B.E. 2562 (2019), made in Thai and English. Where the two differ, the Thai text counts.',
  parts: [
    {
      title: 'Parties and words',
      text: [
        '“Controller” is the organization that opens an account on this installation of Yinyom, under the name in the record of its acceptance, and that decides about the websites it registers.',
        `“Processor” is the operator that has installed this Yinyom and runs it. Name: ${facts.operator ?? NOT_STATED}. Address: ${facts.address ?? NOT_STATED}. Contact: ${facts.email ?? NOT_STATED}`,
        '“The law” is the Personal Data Protection Act B.E. 2562 (2019) with the notifications made under it. Other words mean what the law says.',
        'Yinyom is software that the processor runs on machines of its own. The makers of the software receive no data from this installation and are no party to this agreement.',
      ],
    },
    {
      title: 'Subject, duration, nature and purpose',
      text: [
        'The processor processes personal data on behalf of the controller to show a cookie banner on the controller’s websites, to record the decisions of their visitors, to keep these records as evidence, and to give the controller reports, copies and proofs. There is no other purpose.',
        'The processing consists of collecting, storing, arranging, counting, showing, exporting, making unidentifiable and erasing by computer.',
        'This agreement holds from the moment in which the controller accepts it until the controller has closed its organization here and the processor has erased or returned the data as clause 12 says.',
        'Only while an Admin of the controller has switched it on for a website that the controller answers for: the processor opens the published pages and documents of that website and looks for personal data in them, to tell the controller. It opens nothing behind a login, sends no form, and keeps no value: only the kind, the place, the number and a keyed mark of each value, for at most 12 months or until it is switched off.',
        'It does not cover data of the people who use the console: for these the operator itself is the controller, as the privacy notice of this installation says.',
      ],
    },
    {
      title: 'Kinds of data and of data subjects',
      text: [
        'Data subjects are the visitors of the controller’s websites, and holders of parental responsibility or guardians who decide for a visitor.',
        'Where the search for published personal data is switched on: the people whose data the controller’s pages and documents publish, whatever the kind of data.',
        'Data of each decision: a random id of the browser on that website, an id of the decision, time of the server and of the browser, the choice per category, the control that was used, language, kind of device, address of the page and of the page before without parameters, version of the script, the Global Privacy Control signal, who decided (the visitor, a parent, a guardian), and the text that was shown.',
        'Only when the controller switches it on: a shortened network address and the browser family, both erased after 90 days, and names of cookies that visitors’ browsers report.',
        'Records of decisions hold no full network address, no full browser identification, no cookie values and no parameters of addresses. Sensitive data under section 26 are not meant to be collected.',
      ],
    },
    {
      title: 'Instructions',
      text: [
        'The processor processes the data only as the controller instructs. Instructions are this agreement, what the controller sets in the console, and written instructions to the contact address in clause 1.',
        'A processor that holds an instruction to be against the law tells the controller without delay and does not carry it out until the controller has confirmed or changed it.',
        'Where the law obliges the processor to disclose data, the processor tells the controller first, unless the law forbids it.',
        'The controller answers for the lawfulness of the banner’s texts, of the categories of its cookies, and of its instructions.',
      ],
    },
    {
      title: 'Confidentiality',
      text: [
        'Only people who need the data to fulfil this agreement may reach them. They are bound to confidentiality, also after this agreement has ended.',
      ],
    },
    {
      title: 'Security',
      text: [
        'The processor takes the measures of annex A and others that the law demands, reviews them when needed or when technology changes, and does not lower the protection as a whole.',
      ],
    },
    {
      title: 'Notice of a personal data breach',
      text: [
        'When the processor becomes aware of a personal data breach it tells the controller without undue delay and within 24 hours of becoming aware, so that the controller can notify the Office of the Personal Data Protection Committee within the 72 hours of section 37 (4).',
        'The notice goes to the contact address and the data protection officer that the controller has set on the organization page, or to the organization’s Admins where none is set.',
        'It says what happened, which kinds and roughly how many data subjects and records are concerned, what may follow, what has been or will be done, and whom to ask. What is not known yet is told later without undue delay.',
        'The processor helps the controller to investigate, to contain the breach and to tell the data subjects, and keeps a record of the breach.',
      ],
    },
    {
      title: 'Sub-processors',
      text: [
        'The processor uses only the sub-processors named in annex B. It announces every addition or change at least 30 days ahead. The controller may object within that time; where no agreement is found, the controller may close its organization before the change takes effect.',
        'The processor binds each sub-processor to no less protection than this agreement demands, and answers for it as for itself.',
      ],
    },
    {
      title: 'Rights of data subjects',
      text: [
        'The service lets visitors see their own record, change or withdraw their decision, and have the id of their browser erased.',
        'A request that reaches the processor directly is passed on to the controller without delay and not answered in its place. On request the processor helps to find, correct, erase or export data within 7 days, so that the controller can answer within the 30 days of the law.',
      ],
    },
    {
      title: 'Transfers abroad',
      text: [
        'The processor keeps the data on servers of its choice and tells the controller on request where these stand. It does not send or transfer data abroad unless the controller instructs it in writing and section 28 or section 29 is met.',
      ],
    },
    {
      title: 'Records and audit',
      text: [
        'The processor keeps the record of processing activities of section 40 (3) and gives the controller on request what is needed to show that this agreement is kept.',
        'The controller, or an auditor bound to confidentiality, may audit once a year with 30 days’ notice and without disturbing the service unduly, and at once after a breach or when an authority orders it.',
        'The controller can check at any time, by itself, that the records of decisions are whole, with an export and the tool yinyom-verify.',
      ],
    },
    {
      title: 'Retention, erasure and return',
      text: [
        `The controller instructs the processor to keep each record of a decision as evidence until ${facts.evidenceMonths} months after the decision has expired, or for as many months (12 to 120) as the controller sets under its organization. The processor then erases it.`,
        'The controller can export all of its data from the console for as long as its organization exists here. When a website is deleted or the organization is closed, the server at once stops recording and giving out the banner; a browser that holds a copy of the script may show the banner from it for about a day, without anything being recorded. Drafts, cookie lists and settings of the website are erased after 30 days. Evidence is kept for the time of the first paragraph, but can no longer be opened in the console.',
        'Within 30 days of a written request the processor hands over a copy of the evidence that is still kept, or erases it before its time, as the controller chooses, unless the law demands that it be kept.',
        'Backups that the processor makes and that hold erased data are erased or overwritten within 90 days.',
      ],
    },
    {
      title: 'Liability',
      text: [
        'Each party is liable for damage caused by its own breach of the law or of this agreement. Limits in the terms of use do not apply to intent or gross negligence and take no right from data subjects.',
        'A processor that processes data outside of or against its instructions is regarded as the controller of that processing, as section 40, second paragraph, says.',
      ],
    },
    {
      title: 'Changes, law, and record of acceptance',
      text: [
        'When there is a new version, the organization’s Admins are asked on the organization page to read and accept it. The accepted version holds until a new one is accepted. The service does not stop meanwhile.',
        'This agreement is part of the terms of use and comes before them where personal data are concerned. Thai law applies, and the courts of Thailand decide.',
        'It is accepted electronically. The service records the version, the SHA-256 of the text, the time, the person and the organization, and keeps the accepted text whole.',
      ],
    },
    {
      title: 'Annex A: security measures',
      text: [
        'Access: everybody has an account of their own; passwords are kept only as Argon2id hashes; two-factor authentication is available, and an organization can demand it of everybody. Three roles are checked against the present state at every request. What belongs to another organization is not shown to exist.',
        'Guessing and misuse: logins and requests are limited in number, robots are checked for, tokens of sessions and of mailed links are kept only as hashes, and keys of two-factor authentication are kept encrypted.',
        'Tracing: acts of users and refused access are noted in a log whose entries are tied together by hashes; it is kept for 24 months.',
        'Integrity of evidence: records of decisions are tied together by SHA-256 hashes and signed daily with Ed25519; a later change can be seen from outside.',
        'Little data: browser ids are random per website and can be erased without harming the rest of the evidence; network addresses are not kept unless the controller switches on the shortened form.',
        facts.encrypted
          ? 'Transport: this installation is reached over encrypted connections (https) only.'
          : 'Transport: this installation has not been set up for encrypted connections (https) yet and is for trials only.',
        'The software does not encrypt the whole database at rest. Encryption of discs, physical protection of the machines and backups are measures that the processor takes itself and describes on request.',
      ],
    },
    {
      title: 'Annex B: sub-processors',
      text:
        facts.subprocessors.length > 0
          ? [...facts.subprocessors]
          : ['The processor has named no sub-processor on this installation on the day of this text.'],
    },
  ],
});
