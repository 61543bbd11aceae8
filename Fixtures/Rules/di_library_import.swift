// Each case (`//===`) is a project of its own.

//=== every library
import Swinject  // want di_library_import "Swinject"
import SwinjectAutoregistration  // want di_library_import "SwinjectAutoregistration"
import SwinjectStoryboard  // want di_library_import "SwinjectStoryboard"
import Factory  // want di_library_import "Factory"
import FactoryKit  // want di_library_import "FactoryKit"
import Resolver  // want di_library_import "Resolver"
import Dependencies  // want di_library_import "Dependencies"
import ComposableArchitecture  // want di_library_import "ComposableArchitecture"
import NeedleFoundation  // want di_library_import "NeedleFoundation"
import Dip  // want di_library_import "Dip"
import DITranquillity  // want di_library_import "DITranquillity"
import Cleanse  // want di_library_import "Cleanse"
import WeaverDI  // want di_library_import "WeaverDI"
import SafeDI  // want di_library_import "SafeDI"
import Knit  // want di_library_import "Knit"
import EasyDi  // want di_library_import "EasyDi"
import Pure  // want di_library_import "Pure"
import Typhoon  // want di_library_import "Typhoon"
import DIKit  // want di_library_import "DIKit"
@testable import Swinject  // want di_library_import "Swinject"
internal import struct Swinject.Container  // want di_library_import "Swinject"

//=== other modules
import Foundation
import SwiftUI
// hot reloading, not injection
import Inject
// import Swinject
let help = "import Swinject"
