/** 6.0: debates in both Assemblies. */
package org.polemarch.pericles.rules.assembly;
