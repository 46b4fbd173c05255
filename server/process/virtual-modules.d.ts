declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild
  export = build
}

declare module 'virtual:document-scripts' {
  const scripts: import('../../shop/front/frame/documents/document-scripts.ts').DocumentScripts
  export default scripts
}
