import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const WRITTEN = /\.(html|js|css|svg|json|txt|ftl)$/
/** What is smaller fits into a packet or two as it is. */
const WORTH_PACKING = 1000

/** Packs what was built, beside it, so that no server has to. */
export function pack(): Plugin {
  return {
    name: 'pack',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle)) if (WRITTEN.test(name)) packFile(join(dir!, name))
    },
  }
}

function packFile(path: string): void {
  const content = readFileSync(path)
  if (content.length < WORTH_PACKING) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }))
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
}
