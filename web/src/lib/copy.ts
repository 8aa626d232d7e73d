// Put a text where it can be pasted from.
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // Without a secure connection there is no clipboard, but there is this.
    const field = document.createElement('textarea')
    field.value = text
    ;(document.querySelector('dialog[open]') ?? document.body).append(field)
    field.select()
    document.execCommand('copy')
    field.remove()
  }
}
