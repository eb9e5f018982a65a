import { afterEach, describe, expect, test, vi } from 'vitest'
import { ceremonyProblem, createPasskey, fromBase64url, passkeysWork, toBase64url, usePasskey } from './ceremony'

const bytes = (...given: number[]) => Uint8Array.from(given).buffer

afterEach(() => vi.unstubAllGlobals())

describe('passkeys in the browser', () => {
  test('bytes go over the wire as base64url and come back', () => {
    expect(toBase64url(bytes(251, 255, 254, 1))).toBe('-__-AQ')
    expect([...fromBase64url('-__-AQ')]).toEqual([251, 255, 254, 1])
  })

  test('they work on safe pages with a name alone', () => {
    vi.stubGlobal('isSecureContext', true)
    vi.stubGlobal('PublicKeyCredential', class {})
    expect(passkeysWork('conclave.example')).toBe(true)
    expect(passkeysWork('localhost')).toBe(true)
    expect(passkeysWork('127.0.0.1')).toBe(false)
    expect(passkeysWork('[::1]')).toBe(false)
    vi.stubGlobal('isSecureContext', false)
    expect(passkeysWork('conclave.example')).toBe(false)
  })

  test('what the device makes and signs is sent as the server reads it', async () => {
    const head = { id: 'AQI', rawId: bytes(1, 2), type: 'public-key' }
    const create = vi.fn().mockResolvedValue({
      ...head,
      response: { clientDataJSON: bytes(3), attestationObject: bytes(4) },
    })
    const get = vi.fn().mockResolvedValue({
      ...head,
      response: { clientDataJSON: bytes(3), authenticatorData: bytes(5), signature: bytes(6), userHandle: null },
    })
    vi.stubGlobal('navigator', { credentials: { create, get } })
    const made = await createPasskey({
      rp: { id: 'localhost', name: 'Conclave' },
      user: { id: 'Bwg', name: 'Nox', displayName: 'Nox' },
      challenge: 'CQ',
      pubKeyCredParams: [],
      timeout: 1,
      excludeCredentials: [{ id: 'Cg', type: 'public-key' }],
    })
    expect(made).toEqual({
      id: 'AQI',
      rawId: 'AQI',
      type: 'public-key',
      response: { clientDataJSON: 'Aw', attestationObject: 'BA' },
    })
    const asked = create.mock.calls[0]?.[0] as { publicKey: PublicKeyCredentialCreationOptions }
    expect(asked.publicKey.challenge).toEqual(fromBase64url('CQ'))
    expect(asked.publicKey.user.id).toEqual(fromBase64url('Bwg'))
    expect(asked.publicKey.excludeCredentials).toEqual([{ id: fromBase64url('Cg'), type: 'public-key' }])
    const signed = await usePasskey({ challenge: 'CQ', rpId: 'localhost', timeout: 1 })
    expect(signed.response).toEqual({ clientDataJSON: 'Aw', authenticatorData: 'BQ', signature: 'Bg' })
  })

  test('whoever closes the browser’s own dialog is told no error', () => {
    expect(ceremonyProblem(new DOMException('', 'NotAllowedError'))).toBe('web-me-passkey-given-up')
    expect(ceremonyProblem(new DOMException('', 'InvalidStateError'))).toBe('web-me-passkey-already')
    expect(ceremonyProblem(new Error('no server'))).toBe('')
  })
})
