/** Passkeys in the browser. Everything that goes over the wire is JSON, bytes as base64url. */
export type CreationOptions = {
  rp: PublicKeyCredentialRpEntity
  user: { id: string; name: string; displayName: string }
  challenge: string
  pubKeyCredParams: PublicKeyCredentialParameters[]
  timeout: number
  excludeCredentials?: { id: string; type: 'public-key' }[]
  authenticatorSelection?: AuthenticatorSelectionCriteria
  attestation?: AttestationConveyancePreference
}
export type RequestOptions = {
  challenge: string
  rpId: string
  timeout: number
  userVerification?: UserVerificationRequirement
}
export type CeremonyAnswer = { id: string; rawId: string; type: string; response: Record<string, string> }

const ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[.*\])$/

/** Browsers have them on safe pages alone, and not at a bare address. */
export function passkeysWork(host = location.hostname): boolean {
  return isSecureContext && typeof PublicKeyCredential === 'function' && !ADDRESS.test(host)
}

export function toBase64url(bytes: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(bytes))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

/** Has the reader's device make a passkey. */
export async function createPasskey(options: CreationOptions): Promise<CeremonyAnswer> {
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...options,
    challenge: fromBase64url(options.challenge),
    user: { ...options.user, id: fromBase64url(options.user.id) },
    excludeCredentials: (options.excludeCredentials ?? []).map((known) => ({ ...known, id: fromBase64url(known.id) })),
  }
  const { head, response } = answerOf(await navigator.credentials.create({ publicKey }))
  const made = response as AuthenticatorAttestationResponse
  return {
    ...head,
    response: {
      clientDataJSON: toBase64url(made.clientDataJSON),
      attestationObject: toBase64url(made.attestationObject),
    },
  }
}

/** Lets the reader choose one of their passkeys, and has it sign. */
export async function usePasskey(options: RequestOptions): Promise<CeremonyAnswer> {
  const publicKey: PublicKeyCredentialRequestOptions = { ...options, challenge: fromBase64url(options.challenge) }
  const { head, response } = answerOf(await navigator.credentials.get({ publicKey }))
  const signed = response as AuthenticatorAssertionResponse
  return {
    ...head,
    response: {
      clientDataJSON: toBase64url(signed.clientDataJSON),
      authenticatorData: toBase64url(signed.authenticatorData),
      signature: toBase64url(signed.signature),
      ...(signed.userHandle && { userHandle: toBase64url(signed.userHandle) }),
    },
  }
}

function answerOf(answered: Credential | null): {
  head: Omit<CeremonyAnswer, 'response'>
  response: AuthenticatorResponse
} {
  const { id, rawId, type, response } = answered as PublicKeyCredential
  return { head: { id, rawId: toBase64url(rawId), type }, response }
}

/** Which text says why nothing came of it; empty where the refusal has words of its own. */
export function ceremonyProblem(reason: unknown): string {
  if (!(reason instanceof DOMException)) return ''
  // By its number: that of an authenticator which holds one of those to be left out.
  return reason.code === DOMException.INVALID_STATE_ERR ? 'web-me-passkey-already' : 'web-me-passkey-given-up'
}
